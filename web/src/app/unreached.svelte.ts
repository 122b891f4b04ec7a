// A screen that could not be loaded, because the server could not be reached: the screen before says so.

export const unreached = $state({ screen: false });
