import type { Call } from '#client/call.js';
import type { FindLocationId } from '#subgraph-kit/subgraph.js';
import { FindLocationIdDocument } from './operations/find-location-id.generated.js';

/** The id of a location, if the caller's company has it, asked through the graph with the caller's rights; for subgraphs that refer to locations. */
export const findLocationId = (call: Call): FindLocationId => async ({ principal, requestId, via }, reference) =>
  (await call(FindLocationIdDocument, { reference }, { principal, requestId, via })).locationId;
