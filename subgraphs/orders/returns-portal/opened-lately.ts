import { shift, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Return } from '../returns/return.js';

/** How many returns shoppers can open of an order in a day, the cancelled ones counted: each has mails, and may have a label. */
const MOST_A_DAY = 10;
const [DAY, SECOND] = [86_400_000, 1000] as const;

/** Refuse the return of an order of which its shopper opened many in the day before; RATE_LIMITED with the seconds until another can be opened. */
export function refuseTooMany(returns: readonly Return[], now: Instant): void {
  const since = shift(now, -DAY);
  const times = returns.filter(({ source, createdAt }) => source === 'PORTAL' && createdAt > since).map(({ createdAt }) => createdAt).toSorted();
  const leaves = times.at(-MOST_A_DAY);
  if (leaves === undefined) return;
  throw new Failure('RATE_LIMITED', `Of an order ${String(MOST_A_DAY)} returns can be opened in a day`, { retryAfterSeconds: Math.ceil((Date.parse(leaves) - Date.parse(since)) / SECOND) });
}
