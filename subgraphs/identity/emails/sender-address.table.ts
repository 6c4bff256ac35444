import { code, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** The addresses from which companies send e-mail. The code that verifies one is stored as a hash, until it is used. */
export const SENDER_ADDRESS = {
  name: 'sender_address',
  columns: {
    company_id: int, id: uuid, email: code(254), name: code(100), code_hash: nullable(code(64)), code_expires_at: nullable(instantColumn), attempts: int,
    verified_at: nullable(instantColumn), added_by: code(200), created_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { sender_address_email: ['company_id', 'email'] },
} satisfies TableDefinition;

/** The columns of {@link SENDER_ADDRESS} without the code. */
export const SENDER_ADDRESS_ROW = selection(SENDER_ADDRESS.columns, 'code_hash', 'code_expires_at', 'attempts');

/** A row of {@link SENDER_ADDRESS_ROW}. */
export type SenderAddressRow = SelectedRow<typeof SENDER_ADDRESS_ROW>;
