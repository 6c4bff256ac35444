import type { ErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';

/** The result of a call, or undefined when it is refused with one of the codes; any other failure is thrown. */
export async function unlessRefused<T>(call: Promise<T>, ...codes: readonly ErrorCode[]): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Failure && codes.includes(error.code)) return undefined;
    throw error;
  }
}
