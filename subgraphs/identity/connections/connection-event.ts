import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { Connection } from './connection.js';

/** What can happen to a connection. */
export type ConnectionEventType = 'created' | 'updated' | 'activated' | 'paused' | 'rotated' | 'deleted';

/** The event that notifies other subgraphs of a connection; it carries no credential. */
export const connectionEvent = (what: ConnectionEventType, { id: connectionId, kind, name, status, warehouseId }: Connection, cause: CallContext): DomainEvent =>
  ({ type: `connection.${what}`, subject: connectionId, cause, payload: { connectionId, kind, name, status, warehouseId } });
