// What only a table for two needs comes when there are two.

export { default as DoorsOfEach } from './DoorsOfEach.svelte';
export { default as Lanes } from './Lanes.svelte';
export { default as Signals } from './Signals.svelte';
