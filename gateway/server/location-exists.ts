import type { Call } from '#client/call.js';
import type { LocationExists } from '#subgraph-kit/subgraph.js';
import { LocationExistsDocument } from './operations/location-exists.generated.js';

/** Asks the graph for a location, with the caller's own rights; subgraphs that refer to locations ask so whose they are. */
export const locationExists = (call: Call): LocationExists => async ({ principal, requestId, via }, id) =>
  (await call(LocationExistsDocument, { id }, { principal, requestId, via })).locationExists;
