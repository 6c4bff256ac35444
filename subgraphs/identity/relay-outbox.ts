import { requireScope } from '#contract/principal.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import { markRelayed, pendingEvents, type StoredEvent } from '#subgraph-kit/outbox.js';
import type { IdentityContext } from './identity-deps.js';

/** Events the relay has not moved yet, oldest first. */
export async function readOutbox({ principal, identity }: IdentityContext, first: number): Promise<StoredEvent[]> {
  requireScope(principal, 'system');
  return pendingEvents(identity.database, pageSize(first));
}

/** Note that events were moved; answers how many were waiting. */
export async function noteRelayed({ principal, identity }: IdentityContext, ids: readonly string[]): Promise<number> {
  requireScope(principal, 'system');
  return markRelayed(identity.database, ids);
}
