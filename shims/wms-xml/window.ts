import { shift, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { monthBefore } from './rome-time.js';

/** The filter of a download. */
export interface AskedWindow {
  readonly last_upd?: Instant | undefined;
  readonly data_dal?: Instant | undefined;
  readonly data_al?: Instant | undefined;
}

/** The same as instants: from inclusive, until exclusive. */
export interface WindowInstants {
  readonly from: Instant | null;
  readonly dateFrom: Instant | null;
  readonly dateUntil: Instant | null;
}

const SECOND = 1000;
const DAY = 86_400_000;

interface Rules {
  readonly now: Instant;
  /** The length of the last date: a second, or a day. */
  readonly grain: 'second' | 'day';
}

/** The window rules (document 1, C, ws_orders): nothing older than a month, no range over a month, defaults for a missing end. */
export function windowOf({ last_upd: changed, data_dal: dal, data_al: al }: AskedWindow, { now, grain }: Rules): WindowInstants {
  if (changed !== undefined && changed < monthBefore(now)) throw refused('last_upd', 'must not be older than one month');
  const from = changed === undefined ? null : shift(changed, SECOND); // strictly after this second
  if (dal === undefined && al === undefined) return { from, dateFrom: null, dateUntil: null };
  return { from, ...datesOf(dal, al, { now, grain }) };
}

function datesOf(dal: Instant | undefined, al: Instant | undefined, { now, grain }: Rules): Pick<WindowInstants, 'dateFrom' | 'dateUntil'> {
  const end = al ?? later(now, dal); // a clock that is ahead asks for what there is not yet
  const start = dal ?? monthBefore(end);
  if (start > end) throw refused('data_al', 'must not be before data_dal');
  if (start < monthBefore(end)) throw refused('data_al', 'must be at most one month after data_dal');
  return { dateFrom: start, dateUntil: shift(end, grain === 'day' && al !== undefined ? DAY : SECOND) };
}

const later = (one: Instant, other: Instant = one): Instant => (other > one ? other : one);

const refused = (field: string, message: string): Failure => new Failure('BAD_INPUT', 'The window is not possible', { [field]: [message] });
