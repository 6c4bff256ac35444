import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { lockedRows } from '#subgraph-kit/locked-rows.js';
import { atMost, forUpdate, places } from '#subgraph-kit/statement.js';
import type { Instant } from '#kernel/clock.js';
import { mayBeLinked } from './collected-batch.js';
import type { ConsentSource } from './consent-source.js';
import type { SomeOf } from './shopper-event.store.js';
import { VISITOR, VISITOR_ROW, type VisitorRow } from './visitor.table.js';

/** A visitor who granted consent, as a call says. */
export interface Visitor {
  readonly id: string;
  readonly installationId: string;
  readonly purposes: readonly string[];
  readonly consentSource: ConsentSource | null;
  readonly locale: string | null;
  readonly channel: string | null;
  readonly isBot: boolean;
  /** Whom a signed reference names; null unlinks the visitor, undefined leaves the link. */
  readonly customerId: string | null | undefined;
}

const LINE = '\n';
const OVERWRITTEN = ['installation_id', 'purposes', 'consent_source', 'locale', 'channel', 'is_bot', 'last_seen_at'] as const;

/** Store a visitor as of now; no other transaction changes the same one until this one ends. */
export function keepVisitor(transaction: Transaction, companyId: number, { visitor, now }: { readonly visitor: Visitor; readonly now: Instant }): Promise<void> {
  const { id, installationId, purposes, consentSource, locale, channel, isBot, customerId } = visitor;
  return transaction.upsert(VISITOR, [{
    company_id: companyId, id, installation_id: installationId, purposes: purposes.join(LINE), consent_source: consentSource, locale, channel, customer_id: customerId ?? null, is_bot: Number(isBot), first_seen_at: now, last_seen_at: now,
  }], customerId === undefined ? OVERWRITTEN : [...OVERWRITTEN, 'customer_id']);
}

/** A visitor, whom no other transaction changes until this one ends. */
export async function lockVisitor(transaction: Transaction, companyId: number, id: string): Promise<VisitorRow | undefined> {
  const [row] = await lockedRows<VisitorRow>(transaction, `SELECT ${VISITOR_ROW.names} FROM visitor WHERE company_id = ? AND id = ?${forUpdate(transaction)}`, [companyId, id]);
  return row;
}

/** Whom a visitor is, where they allow personalisation; undefined for anybody else. */
export async function personalVisitor(reader: Reader, companyId: number, id: string): Promise<{ readonly customerId: string | null } | undefined> {
  const [row] = await reader.query<{ readonly customerId: string | null; readonly purposes: string }>('SELECT customer_id AS customerId, purposes FROM visitor WHERE company_id = ? AND id = ?', [companyId, id]);
  return row && mayBeLinked({ purposes: row.purposes.split(LINE) }) ? { customerId: row.customerId } : undefined;
}

/** The visitors whom references of some customers linked, and who came for the first time at or before a time where one is given. */
export async function visitorsOfCustomers(reader: Reader, companyId: number, { customerIds, seenUntil }: { readonly customerIds: readonly string[]; readonly seenUntil?: Instant }): Promise<string[]> {
  if (customerIds.length === 0) return [];
  const [until, parameters] = seenUntil === undefined ? ['', []] : [' AND first_seen_at <= ?', [seenUntil]];
  const rows = await reader.query<{ readonly id: string }>(`SELECT id FROM visitor WHERE company_id = ? AND customer_id IN (${places(customerIds.length)})${until} ORDER BY id`, [companyId, ...customerIds, ...parameters]);
  return rows.map(({ id }) => id);
}

/** From now on nothing is personal for a visitor. */
export const withdrawPurposes = (transaction: Transaction, companyId: number, id: string): Promise<number> =>
  transaction.execute("UPDATE visitor SET purposes = '' WHERE company_id = ? AND id = ?", [companyId, id]);

/** What is kept of a visitor and counted nowhere, by the rest of its primary key. */
const UNCOUNTED = { cart: 'token', shopper_touch: 'uid' } as const;

/** Delete some carts of a visitor, or some of what brought them; answers how many. */
export async function deleteSome(transaction: Transaction, companyId: number, { table, visitorId, most }: SomeOf & { readonly table: keyof typeof UNCOUNTED }): Promise<number> {
  const key = UNCOUNTED[table];
  const rows = await transaction.query<{ readonly id: string }>(`SELECT ${key} AS id FROM ${table} WHERE company_id = ? AND visitor_id = ? ${atMost(most)}`, [companyId, visitorId]);
  if (rows.length > 0) await transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND visitor_id = ? AND ${key} IN (${places(rows.length)})`, [companyId, visitorId, ...rows.map(({ id }) => id)]);
  return rows.length;
}

/** Delete a visitor of whom nothing else is kept. */
export const deleteVisitor = (transaction: Transaction, companyId: number, id: string): Promise<number> => transaction.execute('DELETE FROM visitor WHERE company_id = ? AND id = ?', [companyId, id]);
