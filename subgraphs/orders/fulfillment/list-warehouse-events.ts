import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { eventsOfAudience, type StoredEvent } from '#subgraph-kit/outbox.js';
import type { OrdersDeps } from '../orders-deps.js';
import { pageOfEvents, type WantedEvents } from '#subgraph-kit/page-of-events.js';

/**
 * A page of the events published for the calling warehouse in the last thirty days, in commit order, whether or not they were
 * delivered (1-decisions, A, GET /events).
 */
export function listWarehouseEvents(deps: OrdersDeps, { principal }: CallContext, wanted: WantedEvents): Promise<Connection<StoredEvent>> {
  requireScope(principal, 'fulfillment:read');
  const { companyId } = principal;
  const audience = requireWarehouse(principal);
  return pageOfEvents(deps, {
    ...wanted,
    list: `warehouse-events:${String(companyId)}:${audience}`,
    read: (keys) => eventsOfAudience(deps.database, companyId, { audience, keys }),
  });
}
