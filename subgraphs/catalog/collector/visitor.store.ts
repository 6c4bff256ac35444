import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { forUpdate } from '#subgraph-kit/statement.js';
import type { Instant } from '#kernel/clock.js';
import { mayBeLinked } from './collected-batch.js';
import type { ConsentSource } from './consent-source.js';
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
  const [row] = await transaction.query<VisitorRow>(`SELECT ${VISITOR_ROW.names} FROM visitor WHERE company_id = ? AND id = ?${forUpdate(transaction)}`, [companyId, id]);
  return row;
}

/** Whom a visitor is, where they allow personalisation; undefined for anybody else. */
export async function personalVisitor(reader: Reader, companyId: number, id: string): Promise<{ readonly customerId: string | null } | undefined> {
  const [row] = await reader.query<{ readonly customerId: string | null; readonly purposes: string }>('SELECT customer_id AS customerId, purposes FROM visitor WHERE company_id = ? AND id = ?', [companyId, id]);
  return row && mayBeLinked({ purposes: row.purposes.split(LINE) }) ? { customerId: row.customerId } : undefined;
}

/** The visitors whom references of a customer linked. */
export async function visitorsOfCustomer(reader: Reader, companyId: number, customerId: string): Promise<string[]> {
  const rows = await reader.query<{ readonly id: string }>('SELECT id FROM visitor WHERE company_id = ? AND customer_id = ? ORDER BY id', [companyId, customerId]);
  return rows.map(({ id }) => id);
}

/** Delete a visitor with everything that is kept of them but what figures count. */
export async function deleteVisitor(transaction: Transaction, companyId: number, id: string): Promise<number> {
  const events = await transaction.execute('DELETE FROM shopper_event WHERE company_id = ? AND visitor_id = ?', [companyId, id]);
  await transaction.execute('DELETE FROM cart WHERE company_id = ? AND visitor_id = ?', [companyId, id]);
  await transaction.execute('DELETE FROM shopper_session WHERE company_id = ? AND visitor_id = ?', [companyId, id]);
  await transaction.execute('DELETE FROM shopper_touch WHERE company_id = ? AND visitor_id = ?', [companyId, id]);
  await transaction.execute('DELETE FROM shopper_order WHERE company_id = ? AND visitor_id = ?', [companyId, id]);
  await transaction.execute('DELETE FROM visitor WHERE company_id = ? AND id = ?', [companyId, id]);
  return events;
}
