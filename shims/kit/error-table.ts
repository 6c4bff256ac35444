import type { ErrorCode } from '#contract/error-codes.js';

/** How a surface answers a failure. */
export interface ErrorWord {
  readonly status: number;
  readonly code: string;
}

/** A surface's answer to every failure code. */
export type ErrorTable = Readonly<Record<ErrorCode, ErrorWord>>;
