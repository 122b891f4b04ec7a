// What a table needs only after its cards are there, as one file.

export { default as End } from '../end/End.svelte';
export { default as Panels } from '../panels/Panels.svelte';
