/** Deeper ones stand below each other: with thousands of levels the space alone would fill the memory. */
const MOST = 30;

/** The space before a line of a body at a depth. */
export const indent = (depth: number): string => '  '.repeat(Math.min(depth, MOST));
