import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { findReadable } from '#subgraph-kit/readable-rows.js';
import { lockedRows } from '#subgraph-kit/locked-rows.js';
import { atMost, forUpdate, places } from '#subgraph-kit/statement.js';
import { CART_STAGES, type Cart } from './cart.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { CART, CART_ROW, type CartRow } from './cart.table.js';

/** A cart with whose it is. */
export interface OwnedCart {
  readonly visitorId: string;
  readonly cart: Cart;
}

/** Carts by their tokens; no other transaction changes them until this one ends. */
export async function lockCarts(transaction: Transaction, companyId: number, tokens: readonly string[]): Promise<Map<string, OwnedCart>> {
  if (tokens.length === 0) return new Map();
  const rows = await lockedRows<CartRow>(transaction, `SELECT ${CART_ROW.names} FROM cart WHERE company_id = ? AND token IN (${places(tokens.length)}) ORDER BY token${forUpdate(transaction)}`, [companyId, ...tokens]);
  return new Map(rows.map((row) => [row.token, { visitorId: row.visitor_id, cart: mended(row) }]));
}

/** Store carts of a visitor: new ones, which no other visitor may have meanwhile, and changed ones. */
export async function saveCarts(transaction: Transaction, companyId: number, { visitorId, isBot, made, changed }: { readonly visitorId: string; readonly isBot: boolean; readonly made: readonly Cart[]; readonly changed: readonly Cart[] }): Promise<void> {
  const rowOf = (cart: Cart) => ({ company_id: companyId, token: cart.token, visitor_id: visitorId, stage: cart.stage, units: cart.units, value_minor: cart.valueMinor, currency: cart.currency, started_at: cart.startedAt, changed_at: cart.changedAt, said_at: cart.saidAt, is_bot: Number(isBot) });
  await transaction.insert(CART, made.map(rowOf)).catch(duplicateAsConflict('Another transaction made one of these carts'));
  await transaction.upsert(CART, changed.map(rowOf));
}

/** Which carts count as abandoned. */
export interface AbandonedWanted {
  readonly from: string | null;
  readonly to: string | null;
  readonly idleSince: string;
}

/** Carts of bots are kept as what they did is, and are no shopper's. */
const abandoned = ({ from, to, idleSince }: AbandonedWanted) => ({
  where: `c.is_bot = 0 AND c.changed_at <= ? AND c.stage IN ('OPEN', 'CHECKOUT') AND c.units > 0${from === null ? '' : ' AND c.changed_at >= ?'}${to === null ? '' : ' AND c.changed_at < ?'}`,
  parameters: [idleSince, ...from === null ? [] : [from], ...to === null ? [] : [to]],
});

/** A page of the carts that were not bought and have not changed since some time; damaged ones are left out. */
export function abandonedCarts(reader: Reader, companyId: number, { keys, ...wanted }: AbandonedWanted & { readonly keys: Keyset }): Promise<OwnedCart[]> {
  const { where, parameters } = abandoned(wanted);
  return findReadable<CartRow, OwnedCart>(reader, {
    companyId, limit: keys.limit, nameOf: ({ token }) => ({ table: 'cart', id: token, name: `Cart ${token}` }), mapper: () => Promise.resolve(toOwned),
    find: (most) => reader.query<CartRow>(`SELECT ${CART_ROW.of('c')} FROM cart c WHERE c.company_id = ? AND ${where}${keys.where} ORDER BY ${keys.orderBy} ${atMost(most)}`, [companyId, ...parameters, ...keys.parameters]),
  });
}

const toOwned = (row: CartRow, stored: Stored): OwnedCart => ({
  visitorId: row.visitor_id,
  cart: { ...toCart(row), stage: stored.word(row.stage, CART_STAGES, 'stage'), units: stored.whole(row.units, 'units'), valueMinor: row.value_minor === null ? null : stored.whole(row.value_minor, 'value_minor') },
});

/** What is damaged of a cart begins anew, so that it keeps no event of its visitor from being stored. */
function mended(row: CartRow): Cart {
  const cart = toCart(row);
  return { ...cart, stage: CART_STAGES.includes(cart.stage) ? cart.stage : 'OPEN', units: Number.isSafeInteger(cart.units) ? cart.units : 0, valueMinor: Number.isSafeInteger(cart.valueMinor) ? cart.valueMinor : null };
}

/** What abandoned carts come to, in one currency; those of which no value is known have none. */
export interface AbandonedTotal {
  readonly currency: string | null;
  readonly carts: number;
  readonly units: number;
  readonly valueMinor: number;
}

/** What the same carts come to, by currency; those without one, or without a value, first. */
export function abandonedTotals(reader: Reader, companyId: number, wanted: AbandonedWanted): Promise<AbandonedTotal[]> {
  const { where, parameters } = abandoned(wanted);
  return reader.query<AbandonedTotal>(
    `SELECT CASE WHEN c.value_minor IS NULL THEN NULL ELSE c.currency END AS currency, COUNT(*) AS carts, SUM(c.units) AS units, SUM(COALESCE(c.value_minor, 0)) AS valueMinor
     FROM cart c WHERE c.company_id = ? AND ${where} GROUP BY CASE WHEN c.value_minor IS NULL THEN NULL ELSE c.currency END ORDER BY 1`, [companyId, ...parameters]);
}

const toCart = ({ token, stage, units, value_minor: valueMinor, currency, started_at: startedAt, changed_at: changedAt, said_at: saidAt }: CartRow): Cart => ({ token, stage, units, valueMinor, currency, startedAt, changedAt, saidAt });
