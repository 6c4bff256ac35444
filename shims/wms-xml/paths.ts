/** Where the paths of this interface begin. */
export const ROOT = '/api';

/** A path without the second slash that callers of the legacy contract may begin with. */
export const singleSlash = (path: string): string => (path.startsWith('//') ? path.slice(1) : path);
