import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { requireAccess } from '#contract/require-permission.js';
import { eventsOfSubject, type RecordedEvent } from '#subgraph-kit/outbox.js';
import type { OrdersDeps } from '../orders-deps.js';

const MOST_EVENTS = 500;

interface Asked {
  readonly orderId: string;
  /** How many of the newest; all from the first unless given. */
  readonly last?: number | null | undefined;
}

/** The events of an order, oldest first, with actor, interface and call: the first 500, or some of the newest. */
export function readTimeline({ database }: OrdersDeps, { principal }: CallContext, { orderId, last }: Asked): Promise<RecordedEvent[]> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'orders:read' });
  if (last != null && (last < 1 || last > MOST_EVENTS)) throw new Failure('BAD_INPUT', 'The number of events is not valid', { last: [`must be 1 to ${String(MOST_EVENTS)}`] });
  return eventsOfSubject(database, principal.companyId, { subject: orderId, limit: last ?? MOST_EVENTS, isNewest: last != null });
}
