import type { Call } from '#client/call.js';
import type { CatalogExists } from '#subgraph-kit/subgraph.js';
import { CatalogExistsDocument } from './operations/catalog-exists.generated.js';

/** Whether the caller's company has a catalog, asked through the graph; for subgraphs that refer to catalogs. */
export const catalogExists = (call: Call): CatalogExists => async ({ principal, requestId, via }, id) =>
  (await call(CatalogExistsDocument, { id }, { principal, requestId, via })).catalog !== null;
