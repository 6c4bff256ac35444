import type { Call } from '#client/call.js';
import type { LocationExists } from '#subgraph-kit/subgraph.js';
import { LocationExistsDocument } from './operations/location-exists.generated.js';

/** Whether a location exists for the caller, asked through the graph with the caller's rights; for subgraphs that refer to locations. */
export const locationExists = (call: Call): LocationExists => async ({ principal, requestId, via }, id) =>
  (await call(LocationExistsDocument, { id }, { principal, requestId, via })).locationExists;
