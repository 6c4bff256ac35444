/** Scopes as one text. */
export const scopeText = (scopes: readonly string[]): string => scopes.join(' ');
