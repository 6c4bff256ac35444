import { Failure } from '#contract/failure.js';
import type { Limiter } from '#kit/limiter.js';

/** The most fields of one person's operations in a minute: some ten seconds of work. */
export const FIELDS_A_MINUTE = 2_000_000;

/** Count fields towards a person's minute; throws RATE_LIMITED with the seconds to wait. */
export type SpendFields = (fields: number) => Promise<void>;

/** Counts the fields of a person's calls, over all processes. */
export const spendFields = (limiter: Limiter, person: string): SpendFields => async (fields) => {
  const { used, resetSeconds } = await limiter.take(`graphql fields ${person}`, { weight: Math.max(Math.round(fields), 1) });
  if (used <= FIELDS_A_MINUTE) return;
  throw new Failure('RATE_LIMITED', `More than ${String(FIELDS_A_MINUTE)} fields in a minute; wait ${String(resetSeconds)} seconds, then ask for smaller pages or fewer fields`, { retryAfterSeconds: resetSeconds });
};
