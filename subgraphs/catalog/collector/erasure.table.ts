import { code, instantColumn, int, nullable, selection, since, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ErasureState } from './erasure-state.js';

/** That what a visitor had done was erased, and when: of the visitor only a keyed hash is kept. What they did until then is not taken any more, whenever it arrives. While it is under way nothing of them is. */
export const ERASURE = {
  name: 'erasure',
  columns: {
    company_id: int, id: uuid, visitor_hash: code(64), state: code<ErasureState>(20), erased_at: instantColumn, events: int,
    visitor_id: since(675, nullable(code(64))), // whose erasure is under way; empty once nothing is left of them
  },
  primaryKey: ['company_id', 'id'],
  indexes: { erasure_visitor: ['company_id', 'visitor_hash', 'erased_at'], erasure_under_way: { since: 676, columns: ['company_id', 'visitor_id'] } },
} satisfies TableDefinition;

/** What is read of {@link ERASURE}. */
export const ERASURE_ROW = selection(ERASURE.columns, 'company_id', 'visitor_id');

/** A row of {@link ERASURE_ROW}. */
export type ErasureRow = SelectedRow<typeof ERASURE_ROW>;
