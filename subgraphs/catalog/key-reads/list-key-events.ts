import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { eventsOfAudience, type StoredEvent } from '#subgraph-kit/outbox.js';
import { pageOfEvents, type WantedEvents } from '#subgraph-kit/page-of-events.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { keyReader } from '../key-writes/key-writer.js';

/** A page of the events of the calling key's catalog in the last thirty days, in commit order, whether or not they were delivered (decisions 3, H, Beyond). */
export function listKeyEvents(deps: CatalogDeps, { principal }: CallContext, wanted: WantedEvents): Promise<Connection<StoredEvent>> {
  const { companyId, catalogId } = keyReader(principal);
  const audience = String(catalogId);
  return pageOfEvents(deps, {
    ...wanted,
    list: `catalog-key-events:${String(companyId)}:${audience}`,
    read: (keys) => eventsOfAudience(deps.database, companyId, { audience, keys }),
  });
}
