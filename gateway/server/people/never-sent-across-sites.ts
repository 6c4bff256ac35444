/** A page of another site can send these only after a preflight request, so a request with one is not forged (CSRF). */
export const NEVER_SENT_ACROSS_SITES: readonly string[] = ['authorization', 'x-apollo-operation-name', 'apollo-require-preflight'];
