// A great blow has the stage: until it has been told, nothing goes on by itself.

export const telling = $state({ on: false });
