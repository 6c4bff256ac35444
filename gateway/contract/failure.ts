import type { ErrorCode } from './error-codes.js';

/** Details of a failure beside its message: a field path maps to its messages, other keys to plain values. */
export type FailureDetails = Readonly<Record<string, unknown>>;

/** A refusal or fault of the domain, the transport or a surface. Its code crosses the graph. */
export class Failure extends Error {
  override readonly name = 'Failure';

  // eslint-disable-next-line @typescript-eslint/max-params -- code, message, details, and what every Error takes last
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: FailureDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
