import type { Call } from '#client/call.js';
import type { FindCatalogKeys } from '#subgraph-kit/subgraph.js';
import { FindCatalogKeysDocument } from './operations/find-catalog-keys.generated.js';

/** The keys of the catalog API with a name or id, asked through the graph with the caller's rights; for subgraphs that do not own connections. */
export const findCatalogKeys = (call: Call): FindCatalogKeys => async ({ principal, requestId, via }, nameOrId) =>
  (await call(FindCatalogKeysDocument, { nameOrId }, { principal, requestId, via })).catalogKeysNamed
    .flatMap(({ id, name, catalogKey }) => (catalogKey ? [{ id, name, catalogId: catalogKey.catalogId }] : []));
