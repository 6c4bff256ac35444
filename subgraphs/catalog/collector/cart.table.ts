import { code, flag, instantColumn, int, nullable, selection, since, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import type { CartStage } from './cart.js';

/** Carts of visitors, by the storefront's own token. */
export const CART = {
  name: 'cart',
  columns: {
    company_id: int, token: code(500), visitor_id: code(64), stage: code<CartStage>(10), units: int, value_minor: nullable(int), currency: nullable(code(3)),
    started_at: instantColumn, changed_at: instantColumn,
    said_at: since(682, nullable(instantColumn)), // when checkout or purchase said units and value last
    is_bot: since(682, flag), // as its visitor was when it changed last
  },
  primaryKey: ['company_id', 'token'],
  indexes: { cart_visitor: ['company_id', 'visitor_id'], cart_changed: ['company_id', 'changed_at', 'stage'], cart_total: { since: 684, columns: ['company_id', 'is_bot', 'changed_at', 'stage', 'currency', 'units', 'value_minor'] } },
} satisfies TableDefinition;

/** Marks the carts that bots had before it was kept; it begins again after a kill. */
export const cartsOfKnownBots = (at: number): Migration => migration(at, 'carts_of_bots', (runner) =>
  runner.query('UPDATE cart SET is_bot = 1 WHERE is_bot = 0 AND EXISTS (SELECT 1 FROM visitor v WHERE v.company_id = cart.company_id AND v.id = cart.visitor_id AND v.is_bot = 1)'));

/** What is read of {@link CART}. */
export const CART_ROW = selection(CART.columns, 'company_id', 'is_bot');

/** A row of {@link CART_ROW}. */
export type CartRow = SelectedRow<typeof CART_ROW>;
