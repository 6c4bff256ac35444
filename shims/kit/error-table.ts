import type { ErrorCode } from '#contract/error-codes.js';

/** How a surface says a failure. */
export interface ErrorWord {
  readonly status: number;
  readonly code: string;
}

/** A surface's word for every failure there is. */
export type ErrorTable = Readonly<Record<ErrorCode, ErrorWord>>;
