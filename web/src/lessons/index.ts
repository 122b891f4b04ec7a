// The lessons there are, by the key of their module.

export const LESSONS: Readonly<Record<string, string>> = {};
