/** Why the graph did not answer as asked. */
export class GraphFailure extends Error {
  override readonly name = 'GraphFailure';

  constructor(
    /** One of the graph's codes, such as FORBIDDEN. */
    readonly code: string,
    message = code,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** The code of what went wrong; NETWORK where nothing was answered. */
export const codeOf = (error: unknown): string => (error instanceof GraphFailure ? error.code : 'NETWORK');

const REFUSALS: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']);

/** Whether a failure is all there is to show: of what was read before nothing may be shown after a refusal; after any other failure it stays. */
export const isFatal = ({ error, data }: { readonly error: unknown; readonly data?: unknown }): boolean => error !== null && (data === undefined || REFUSALS.has(codeOf(error)));
