import { requireScope, type CallContext } from '#contract/principal.js';
import { markRelayed, pendingEvents, type StoredEvent } from '#subgraph-kit/outbox.js';
import type { OrdersDeps } from './orders-deps.js';

/** Events not relayed yet, for the relay alone. */
export function readPendingEvents({ database }: OrdersDeps, { principal }: CallContext, first: number): Promise<StoredEvent[]> {
  requireScope(principal, 'system');
  return pendingEvents(database, first);
}

/** Note that events were relayed, for the relay alone. */
export function relayed({ database }: OrdersDeps, { principal }: CallContext, eventIds: readonly string[]): Promise<number> {
  requireScope(principal, 'system');
  return markRelayed(database, eventIds);
}
