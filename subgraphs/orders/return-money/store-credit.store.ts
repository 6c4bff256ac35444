import type { Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { STORE_CREDIT, STORE_CREDIT_LINE, STORE_CREDIT_LINE_ROW, STORE_CREDIT_ROW, type StoreCreditLineRow, type StoreCreditRow } from './store-credit.table.js';
import type { StoreCredit } from './store-credit.js';

/** The credits of some orders or returns with the units they are for: two statements, however many. */
export async function findCredits(reader: Reader, companyId: number, { column, values }: { column: 'order_id' | 'return_id'; values: readonly string[] }): Promise<StoreCredit[]> {
  if (values.length === 0) return [];
  return withLines(reader, companyId, await reader.query<StoreCreditRow>(`SELECT ${STORE_CREDIT_ROW.names} FROM store_credit WHERE company_id = ? AND ${column} IN (${places(values.length)}) ORDER BY id`, [companyId, ...values]));
}

/** The codes of credits, by credit. */
export async function findCreditCodes(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.query<{ id: string; code: string }>(`SELECT id, code FROM store_credit WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Which credits to list; null is any. */
export interface CreditSearch {
  readonly email: string | null;
  readonly code: string | null;
  readonly keys: Keyset;
}

/** A page of the credits of a company. */
export async function findCreditPage(reader: Reader, companyId: number, { email, code, keys }: CreditSearch): Promise<StoreCredit[]> {
  const given: readonly (readonly [string, ColumnValue])[] = [...(email === null ? [] : [['email', email] as const]), ...(code === null ? [] : [['code', code] as const])];
  const rows = await reader.query<StoreCreditRow>(
    `SELECT ${STORE_CREDIT_ROW.names} FROM store_credit WHERE company_id = ?${given.map(([column]) => ` AND ${column} = ?`).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...given.map(([, value]) => value), ...keys.parameters]);
  return withLines(reader, companyId, rows);
}

async function withLines(reader: Reader, companyId: number, rows: readonly StoreCreditRow[]): Promise<StoreCredit[]> {
  if (rows.length === 0) return [];
  const lines = await reader.query<StoreCreditLineRow>(
    `SELECT ${STORE_CREDIT_LINE_ROW.names} FROM store_credit_line WHERE company_id = ? AND credit_id IN (${places(rows.length)})`, [companyId, ...rows.map(({ id }) => id)]);
  const linesOf = grouped(lines, ({ credit_id: creditId }) => creditId);
  return rows.map((row) => ({
    id: row.id, code: row.code, returnId: row.return_id, orderId: row.order_id, email: row.email, amountMinor: row.amount_minor, currency: row.currency, issuedAt: row.issued_at, expiresAt: row.expires_at,
    lines: (linesOf.get(row.id) ?? []).map(({ line_id: lineId, quantity, subtotal_minor: subtotalMinor }) => ({ lineId, quantity, subtotalMinor })),
  }));
}

/** Keep a new credit; WriteConflict where its return has got one meanwhile, or its code is another's. */
export async function insertCredit(transaction: Transaction, companyId: number, { credit, changedAt }: { credit: StoreCredit; changedAt: Instant }): Promise<void> {
  const { id, code, returnId, orderId, email, amountMinor, currency, issuedAt, expiresAt, lines } = credit;
  await transaction.insert(STORE_CREDIT, [{
    company_id: companyId, id, code, return_id: returnId, order_id: orderId, email, amount_minor: amountMinor, currency, issued_at: issuedAt, expires_at: expiresAt, changed_at: changedAt,
  }]).catch(duplicateAsConflict('The return has got a store credit meanwhile'));
  await transaction.insert(STORE_CREDIT_LINE, lines.map(({ lineId, quantity, subtotalMinor }) => ({ company_id: companyId, credit_id: id, line_id: lineId, quantity, subtotal_minor: subtotalMinor })));
}

/** Forget whose the credits of some orders are; their amounts stay. */
export const eraseEmailOfCredits = (transaction: Transaction, companyId: number, { orderIds, changedAt }: { orderIds: readonly string[]; changedAt: Instant }): Promise<number> =>
  transaction.execute(`UPDATE store_credit SET email = NULL, changed_at = ? WHERE company_id = ? AND order_id IN (${places(orderIds.length)})`, [changedAt, companyId, ...orderIds]);
