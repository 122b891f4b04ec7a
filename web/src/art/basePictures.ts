// The cards and signs of the base game: whatever shows a card brings them along.

import base from '../../generated/base.json';
import { draw } from './pictures.svelte';

draw(base);
