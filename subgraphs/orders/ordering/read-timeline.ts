import type { CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import { eventsOfSubject, type RecordedEvent } from '#subgraph-kit/outbox.js';
import type { OrdersDeps } from '../orders-deps.js';

const MOST_EVENTS = 500;

/** The events of an order, oldest first, with actor, interface and call. */
export function readTimeline({ database }: OrdersDeps, { principal }: CallContext, orderId: string): Promise<RecordedEvent[]> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'orders:read' });
  return eventsOfSubject(database, principal.companyId, { subject: orderId, limit: MOST_EVENTS });
}
