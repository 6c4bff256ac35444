import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Scope } from '#contract/scopes.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { eventsOfTypes, type StoredEvent } from '#subgraph-kit/outbox.js';
import type { OrdersDeps } from '../orders-deps.js';
import { pageOfEvents, type WantedEvents } from '#subgraph-kit/page-of-events.js';

/** The events integrations may read, by the scope required to read the record they are about (document 2, D, Events). */
const TOLD: Partial<Record<Scope, readonly string[]>> = {
  'orders:read': ['order.placed', 'order.status_changed', 'shipment.shipped'],
  'returns:read': ['return.created', 'return.status_changed'],
};

/** A page of the events of the last thirty days that the caller's scopes allow, in commit order, whether or not they were delivered. */
export function listCommerceEvents(deps: OrdersDeps, { principal }: CallContext, wanted: WantedEvents): Promise<Connection<StoredEvent>> {
  const types = principal.scopes.flatMap((scope) => TOLD[scope] ?? []);
  if (types.length === 0) throw new Failure('FORBIDDEN', 'This needs orders:read or returns:read');
  const { companyId } = principal;
  return pageOfEvents(deps, {
    ...wanted,
    list: `commerce-events:${String(companyId)}`,
    read: (keys) => eventsOfTypes(deps.database, companyId, { types, keys }),
  });
}
