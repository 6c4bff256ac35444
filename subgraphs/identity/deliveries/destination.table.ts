import type { Instant } from '#kernel/clock.js';
import { code, flag, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Where webhooks are sent beside the one that a connection has in its own row, which is a destination with the connection's id. */
export const DESTINATION: TableDefinition = {
  name: 'destination',
  columns: {
    company_id: int, id: uuid, owner_kind: code(20), owner_id: uuid, profile: code(60), url: text, secret: nullable(text), events: nullable(text),
    active: flag, created_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { destination_owner: ['company_id', 'owner_kind', 'owner_id'] },
};

/** A row of {@link DESTINATION}; the secret is sealed, events are JSON text. */
export interface DestinationRow {
  readonly company_id: number;
  readonly id: string;
  readonly owner_kind: string;
  readonly owner_id: string;
  readonly profile: string;
  readonly url: string;
  readonly secret: string | null;
  readonly events: string | null;
  readonly active: number;
  readonly created_at: Instant;
}
