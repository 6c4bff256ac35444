import { shift, type Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findHeads, type PolledHead, type Window } from './polled-order.store.js';

/** A time interval that a page must not end in. */
export interface KeepTogether {
  readonly from: Instant;
  readonly until: Instant;
}

/** A page of a window. */
export interface PollPage {
  readonly window: Window;
  readonly first: number;
  readonly keepTogether?: KeepTogether | null | undefined;
}

/** The start of the second an instant lies in. */
export const secondOf = (at: Instant): Instant => `${at.slice(0, SECONDS)}.000Z`;

const SECONDS = 'yyyy-mm-ddThh:mm:ss'.length;
const REST = 1_000_000;

/** The first fulfillment orders of a window by second and public integer; a second is never split, so there may be a few more than asked for. */
export async function pollPage(reader: Reader, companyId: number, { window, first, keepTogether }: PollPage): Promise<PolledHead[]> {
  const found = await findHeads(reader, companyId, { window, limit: first + 1 });
  const last = found[first - 1];
  if (!last || found.length <= first) return found.toSorted(bySecond);
  const end = endOfPage(last.pollVisibleAt, keepTogether);
  const page = found.filter(({ pollVisibleAt }) => pollVisibleAt < end);
  const rest = page.length < found.length ? [] : await findHeads(reader, companyId, { window: { ...window, until: end < window.until ? end : window.until }, after: found.at(-1), limit: REST });
  return [...page, ...rest].toSorted(bySecond);
}

function endOfPage(last: Instant, keepTogether: KeepTogether | null | undefined): Instant {
  const within = keepTogether != null && last >= keepTogether.from && last < keepTogether.until;
  return within ? keepTogether.until : shift(secondOf(last), 1000);
}

function bySecond(a: PolledHead, b: PolledHead): number {
  const [left, right] = [secondOf(a.pollVisibleAt), secondOf(b.pollVisibleAt)];
  if (left === right) return a.sequence - b.sequence;
  return left < right ? -1 : 1;
}
