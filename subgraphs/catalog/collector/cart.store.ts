import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import { forUpdate, places } from '#subgraph-kit/statement.js';
import type { Cart } from './cart.js';
import { CART, CART_ROW, type CartRow } from './cart.table.js';

/** A cart with whose it is. */
export interface OwnedCart {
  readonly visitorId: string;
  readonly cart: Cart;
}

/** Carts by their tokens; no other transaction changes them until this one ends. */
export async function lockCarts(transaction: Transaction, companyId: number, tokens: readonly string[]): Promise<Map<string, OwnedCart>> {
  if (tokens.length === 0) return new Map();
  const rows = await transaction.query<CartRow>(`SELECT ${CART_ROW.names} FROM cart WHERE company_id = ? AND token IN (${places(tokens.length)}) ORDER BY token${forUpdate(transaction)}`, [companyId, ...tokens]);
  return new Map(rows.map((row) => [row.token, { visitorId: row.visitor_id, cart: toCart(row) }]));
}

/** Store carts of a visitor: new ones, which no other visitor may have meanwhile, and changed ones. */
export async function saveCarts(transaction: Transaction, companyId: number, { visitorId, made, changed }: { readonly visitorId: string; readonly made: readonly Cart[]; readonly changed: readonly Cart[] }): Promise<void> {
  const rowOf = (cart: Cart) => ({ company_id: companyId, token: cart.token, visitor_id: visitorId, stage: cart.stage, units: cart.units, value_minor: cart.valueMinor, currency: cart.currency, started_at: cart.startedAt, changed_at: cart.changedAt });
  await transaction.insert(CART, made.map(rowOf)).catch(duplicateAsConflict('Another transaction made one of these carts'));
  await transaction.upsert(CART, changed.map(rowOf));
}

/** The carts of a company that changed in a stretch of time and were not bought, the last first. */
export async function openCarts(reader: Reader, companyId: number, { from, before, most }: { readonly from: string; readonly before: string; readonly most: number }): Promise<OwnedCart[]> {
  const rows = await reader.query<CartRow>(`SELECT ${CART_ROW.names} FROM cart WHERE company_id = ? AND changed_at >= ? AND changed_at < ? AND stage IN ('OPEN', 'CHECKOUT') ORDER BY changed_at DESC LIMIT ${String(most)}`, [companyId, from, before]);
  return rows.map((row) => ({ visitorId: row.visitor_id, cart: toCart(row) }));
}

const toCart = ({ token, stage, units, value_minor: valueMinor, currency, started_at: startedAt, changed_at: changedAt }: CartRow): Cart => ({ token, stage, units, valueMinor, currency, startedAt, changedAt });
