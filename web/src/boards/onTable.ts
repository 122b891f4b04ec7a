// What only a table with modules needs, as one file.

export { default as Boards } from './Boards.svelte';
export { default as WinStrip } from './WinStrip.svelte';
