import { requireScope, type CallContext } from '#contract/principal.js';
import { markRelayed, pendingEvents, type StoredEvent } from '#subgraph-kit/outbox.js';
import type { ContentDeps } from './content-deps.js';

/** Events the relay has not taken yet, for the relay alone. */
export function readOutbox({ database }: ContentDeps, { principal }: CallContext, { first, except }: { first: number; except: readonly number[] }): Promise<StoredEvent[]> {
  requireScope(principal, 'system');
  return pendingEvents(database, first, except);
}

/** Note events as relayed, for the relay alone. */
export function markEventsRelayed({ database }: ContentDeps, { principal }: CallContext, eventIds: readonly string[]): Promise<number> {
  requireScope(principal, 'system');
  return markRelayed(database, eventIds);
}
