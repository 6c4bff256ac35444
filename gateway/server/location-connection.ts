import type { Call } from '#client/call.js';
import type { LocationConnection } from '#subgraph-kit/subgraph.js';
import { LocationConnectionDocument } from './operations/location-connection.generated.js';

/** The name of the active connection of a location's warehouse system, asked through the graph with the caller's rights; for subgraphs that do not own connections. */
export const locationConnection = (call: Call): LocationConnection => async ({ principal, requestId, via }, locationId) =>
  (await call(LocationConnectionDocument, { locationId }, { principal, requestId, via })).locationConnection ?? null;
