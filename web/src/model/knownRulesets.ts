// The rulesets that are played most: the page knows them before a server describes them.

import type { RulesetDescription } from '../transport/types';
import { keep, type Ruleset } from './ruleset';

const descriptions = import.meta.glob<RulesetDescription>('../../generated/descriptions/*.json', {
  eager: true,
  import: 'default',
});
const all = Object.values(descriptions).map(keep);

/** The ruleset of this text, which is known before any server is asked. */
export function knownBefore(text: string): Ruleset {
  const found = all.find(({ description }) => description.text === text);
  if (!found) throw new Error(`${text} is not known beforehand`);
  return found;
}
