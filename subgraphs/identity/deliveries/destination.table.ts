import { code, flag, instantColumn, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Webhook destinations besides connections' own webhooks: those are stored in the connection's row and are destinations with the connection's id. */
export const DESTINATION = {
  name: 'destination',
  columns: {
    company_id: int, id: uuid, owner_kind: code(20), owner_id: uuid, profile: code(60), url: text, secret: nullable(text), // sealed
    events: nullable(text), // as JSON
    active: flag, created_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { destination_owner: ['company_id', 'owner_kind', 'owner_id'] },
} satisfies TableDefinition;

/** The selected columns of {@link DESTINATION}. */
export const DESTINATION_ROW = selection(DESTINATION.columns);

/** A row of {@link DESTINATION_ROW}. */
export type DestinationRow = SelectedRow<typeof DESTINATION_ROW>;
