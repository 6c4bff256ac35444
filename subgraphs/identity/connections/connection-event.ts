import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { Connection } from './connection.js';

/** The events of a connection. */
export type ConnectionEventType = 'created' | 'updated' | 'activated' | 'paused' | 'rotated' | 'deleted';

/** An event of a connection; it contains no credential. */
export const connectionEvent = (what: ConnectionEventType, { id: connectionId, kind, name, status, warehouseId }: Connection, cause: CallContext): DomainEvent =>
  ({ type: `connection.${what}`, subject: connectionId, cause, payload: { connectionId, kind, name, status, warehouseId } });
