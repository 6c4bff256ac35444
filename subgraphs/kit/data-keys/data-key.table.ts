import { code, instantColumn, text, type TableDefinition } from '../columns.js';

/** The keys of a database by their purposes, each wrapped with the master key: a new master key wraps these few rows anew, and changes nothing that is sealed or signed with them. */
export const DATA_KEY = {
  name: 'data_key',
  columns: { purpose: code(20), key_id: code(20), wrapped: text, wrapped_at: instantColumn },
  primaryKey: ['purpose'],
} satisfies TableDefinition;
