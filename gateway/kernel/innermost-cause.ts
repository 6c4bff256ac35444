/** The innermost cause of an error, which says what to fix; the error itself where it has none. */
export const innermostCause = (error: unknown): unknown => (error instanceof Error && error.cause !== undefined ? innermostCause(error.cause) : error);
