import { instant, shift, type Instant } from '#kernel/clock.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { pageOf, type Connection } from '#subgraph-kit/connection.js';
import { eventsOfAudience, type EventPosition, type StoredEvent } from '#subgraph-kit/outbox.js';
import { refusePageSize, type PageRequest } from '../ordering/find-orders.js';
import type { OrdersDeps } from '../orders-deps.js';

interface Wanted extends PageRequest {
  readonly since?: Instant | null | undefined;
}

const SHOWN_MILLISECONDS = 2_592_000_000;

/**
 * A page of what the calling warehouse was to be told in the last thirty days, in the order of the commits, whether or not it could be
 * told then (1-decisions, A, GET /events).
 */
export async function listWarehouseEvents({ database, cursors, clock }: OrdersDeps, { principal }: CallContext, { since, first, after }: Wanted): Promise<Connection<StoredEvent>> {
  requireScope(principal, 'fulfillment:read');
  refusePageSize(first);
  const { companyId } = principal;
  const audience = requireWarehouse(principal);
  const list = `warehouse-events:${String(companyId)}:${audience}`;
  const begins = [before(shift(instant(clock), -SHOWN_MILLISECONDS)), ...(since == null ? [] : [before(since)]), ...(after == null ? [] : [positionOf(cursors.decode(list, after))])];
  const events = await eventsOfAudience(database, companyId, { audience, after: begins.reduce(later), limit: first + 1 });
  return pageOf(events, first, ({ stamp, place }) => cursors.encode(list, [stamp, place]));
}

/** The place just before the first event of an instant. */
const before = (stamp: Instant): EventPosition => ({ stamp, place: -1 });

const positionOf = ([stamp = '', place = -1]: readonly (string | number)[]): EventPosition => ({ stamp: String(stamp), place: Number(place) });

const later = (one: EventPosition, other: EventPosition): EventPosition =>
  (other.stamp > one.stamp || (other.stamp === one.stamp && other.place > one.place) ? other : one);
