// The rulesets that are played most: the page knows them before a server describes them.

import duo from '../../generated/descriptions/duo.json';
import solo from '../../generated/descriptions/solo.json';
import type { RulesetDescription } from '../wire/types';
import { keep } from './ruleset';

const learn = (description: unknown) => keep(description as RulesetDescription);

export const SOLO = learn(solo);
export const DUO = learn(duo);
