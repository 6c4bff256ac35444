import { code, instantColumn, int, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ErasureState } from './erasure-state.js';

/** That what a visitor had done was erased, and when: of the visitor only a keyed hash is kept. What they did until then is not taken any more, whenever it arrives. */
export const ERASURE = {
  name: 'erasure',
  columns: { company_id: int, id: uuid, visitor_hash: code(64), state: code<ErasureState>(20), erased_at: instantColumn, events: int },
  primaryKey: ['company_id', 'id'],
  indexes: { erasure_visitor: ['company_id', 'visitor_hash', 'erased_at'] },
} satisfies TableDefinition;

/** What is read of {@link ERASURE}. */
export const ERASURE_ROW = selection(ERASURE.columns, 'company_id');

/** A row of {@link ERASURE_ROW}. */
export type ErasureRow = SelectedRow<typeof ERASURE_ROW>;
