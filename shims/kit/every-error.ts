import type { ErrorCode } from '#contract/error-codes.js';
import type { ErrorWord } from './error-table.js';

/** One answer for every failure of a group, for interfaces whose calls never have one. */
export const everyError = <Code extends ErrorCode, const W extends ErrorWord>(codes: readonly Code[], word: W): Readonly<Record<Code, W>> =>
  Object.fromEntries(codes.map((code) => [code, word])) as Readonly<Record<Code, W>>; // a value for each of the codes
