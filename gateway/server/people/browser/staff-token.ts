const KEY = 'portico:token';

/** The staff token that this browser keeps; null where it has none. */
export const keptToken = (): string | null => localStorage.getItem(KEY);

/** Keep a staff token in this browser. */
export const keepToken = (token: string): void => { localStorage.setItem(KEY, token); };

/** The headers of calls with a staff token, as the Headers tab has them. */
export const headersOf = (token: string): string => JSON.stringify({ Authorization: `Bearer ${token.replace(/^Bearer +/i, '')}` }, undefined, 2);
