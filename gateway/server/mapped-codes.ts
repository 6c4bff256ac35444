import type { Call } from '#client/call.js';
import type { MappedCodes } from '#subgraph-kit/subgraph.js';
import { MappedCarrierCodesDocument } from './operations/mapped-carrier-codes.generated.js';

/** The codes that the status map of a carrier connection has, asked through the graph with the caller's rights; for subgraphs that do not own connections. */
export const mappedCodes = (call: Call): MappedCodes => async ({ principal, requestId, via }, connectionId) =>
  (await call(MappedCarrierCodesDocument, { connectionId }, { principal, requestId, via })).mappedCarrierCodes;
