import { shift, type Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findHeads, type PolledHead, type Window } from './polled-order.store.js';

/** A stretch of time that a page does not end in, because its seconds are told twice (the hour when clocks go back). */
export interface Unbroken {
  readonly from: Instant;
  readonly until: Instant;
}

/** A page of a window. */
export interface PollPage {
  readonly window: Window;
  readonly first: number;
  readonly unbroken?: Unbroken | null | undefined;
}

/** The start of the second an instant lies in. */
export const secondOf = (at: Instant): Instant => `${at.slice(0, SECONDS)}.000Z`;

const SECONDS = 'yyyy-mm-ddThh:mm:ss'.length;
const REST = 1_000_000;

/** The first parts of a window by second and public integer; a second is never split, so there may be a few more than asked for. */
export async function pollPage(reader: Reader, companyId: number, { window, first, unbroken }: PollPage): Promise<PolledHead[]> {
  const found = await findHeads(reader, companyId, { window, limit: first + 1 });
  const last = found[first - 1];
  if (!last || found.length <= first) return found.toSorted(bySecond);
  const end = endOfPage(last.noticeAt, unbroken);
  const page = found.filter(({ noticeAt }) => noticeAt < end);
  const rest = page.length < found.length ? [] : await findHeads(reader, companyId, { window: { ...window, until: end < window.until ? end : window.until }, after: found.at(-1), limit: REST });
  return [...page, ...rest].toSorted(bySecond);
}

function endOfPage(last: Instant, unbroken: Unbroken | null | undefined): Instant {
  const within = unbroken != null && last >= unbroken.from && last < unbroken.until;
  return within ? unbroken.until : shift(secondOf(last), 1000);
}

function bySecond(a: PolledHead, b: PolledHead): number {
  const [left, right] = [secondOf(a.noticeAt), secondOf(b.noticeAt)];
  if (left === right) return a.sequence - b.sequence;
  return left < right ? -1 : 1;
}
