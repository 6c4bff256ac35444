import type { Call } from '#client/call.js';
import { Failure } from '#contract/failure.js';
import type { ConnectionKindOf } from '#subgraph-kit/subgraph.js';
import { ConnectionKindDocument } from './operations/connection-kind.generated.js';

/** The kind of a connection, asked through the graph with the caller's rights; for subgraphs that do not own connections. */
export const connectionKind = (call: Call): ConnectionKindOf => async ({ principal, requestId, via }, id) => {
  try {
    return (await call(ConnectionKindDocument, { id }, { principal, requestId, via })).connection.kind;
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
