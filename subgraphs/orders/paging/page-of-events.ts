import { instant, shift, type Instant } from '#kernel/clock.js';
import { pageOf, type Connection } from '#subgraph-kit/connection.js';
import type { EventPosition, StoredEvent } from '#subgraph-kit/outbox.js';
import { refusePageSize, type PageRequest } from './page-request.js';
import type { OrdersDeps } from '../orders-deps.js';

/** Which events are asked for. */
export interface WantedEvents extends PageRequest {
  readonly since?: Instant | null | undefined;
}

interface Listed extends WantedEvents {
  /** What a cursor is bound to. */
  readonly list: string;
  /** Events after a position, oldest first. */
  readonly read: (after: EventPosition, limit: number) => Promise<StoredEvent[]>;
}

const SHOWN_MILLISECONDS = 2_592_000_000;

/** A page of the events of the last thirty days, in commit order. */
export async function pageOfEvents({ cursors, clock }: Pick<OrdersDeps, 'cursors' | 'clock'>, { list, since, first, after, read }: Listed): Promise<Connection<StoredEvent>> {
  refusePageSize(first);
  const begins = [before(shift(instant(clock), -SHOWN_MILLISECONDS)), ...(since == null ? [] : [before(since)]), ...(after == null ? [] : [positionOf(cursors.decode(list, after))])];
  const events = await read(begins.reduce(later), first + 1);
  return pageOf(events, first, ({ sequence, index }) => cursors.encode(list, [sequence, index]));
}

/** The event position just before the first event of an instant. */
const before = (sequence: Instant): EventPosition => ({ sequence, index: -1 });

const positionOf = ([sequence = '', index = -1]: readonly (string | number)[]): EventPosition => ({ sequence: String(sequence), index: Number(index) });

const later = (one: EventPosition, other: EventPosition): EventPosition =>
  (other.sequence > one.sequence || (other.sequence === one.sequence && other.index > one.index) ? other : one);
