/** The root of this interface's paths. */
export const ROOT = '/api';

/** Removes the first slash of a double one, with which callers of the legacy contract may begin a path. */
export const singleSlash = (path: string): string => (path.startsWith('//') ? path.slice(1) : path);
