// The ruleset of the table that a component stands on, without handing it through all of them.

import { getContext, setContext } from 'svelte';
import type { Ruleset } from './ruleset';

const HERE = Symbol('ruleset');
type Find = () => Ruleset | undefined;

export const layDown = (find: Find): Find => setContext(HERE, find);
export const rulesetHere = (): Find => getContext<Find | undefined>(HERE) ?? (() => undefined);
