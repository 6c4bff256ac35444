import { code, instantColumn, int, nullable, selection, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { CartStage } from './cart.js';

/** Carts of visitors, by the storefront's own token. */
export const CART = {
  name: 'cart',
  columns: {
    company_id: int, token: code(500), visitor_id: code(64), stage: code<CartStage>(10), units: int, value_minor: nullable(int), currency: nullable(code(3)),
    started_at: instantColumn, changed_at: instantColumn,
  },
  primaryKey: ['company_id', 'token'],
  indexes: { cart_visitor: ['company_id', 'visitor_id'], cart_changed: ['company_id', 'changed_at', 'stage'] },
} satisfies TableDefinition;

/** What is read of {@link CART}. */
export const CART_ROW = selection(CART.columns, 'company_id');

/** A row of {@link CART_ROW}. */
export type CartRow = SelectedRow<typeof CART_ROW>;
