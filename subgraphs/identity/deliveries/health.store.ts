import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';

/** When a receiver last took something, and when and why it last did not. */
export interface LastAttempts {
  readonly lastDeliveredAt: Instant | null;
  readonly lastFailedAt: Instant | null;
  readonly lastFailure: string | null;
}

interface Noted {
  readonly connectionId: string;
  readonly startedAt: Instant;
  readonly delivered: boolean;
  readonly failure: string | null;
}

/** Note how the last of some attempts ended for each connection of a company. */
export async function noteHealth(transaction: Transaction, companyId: number, attempts: readonly Noted[]): Promise<void> {
  const rows = (delivered: boolean): Noted[] => lastOfEach(attempts.filter((attempt) => attempt.delivered === delivered));
  const key = ['company_id', 'connection_id'];
  await transaction.upsert('webhook_health', key, rows(true).map(({ connectionId, startedAt }) => ({ company_id: companyId, connection_id: connectionId, delivered_at: startedAt })));
  await transaction.upsert('webhook_health', key, rows(false).map(({ connectionId, startedAt, failure }) => ({ company_id: companyId, connection_id: connectionId, failed_at: startedAt, failure })));
}

/** One for each connection, in one order for everybody who writes. */
const lastOfEach = (attempts: readonly Noted[]): Noted[] =>
  [...new Map(attempts.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)).map((one) => [one.connectionId, one])).values()].sort((a, b) => (a.connectionId < b.connectionId ? -1 : 1));

/** How the receiver of a connection did last. */
export async function healthOf(reader: Reader, companyId: number, connectionId: string): Promise<LastAttempts> {
  const [row] = await reader.query<{ delivered_at: Instant | null; failed_at: Instant | null; failure: string | null }>(
    'SELECT delivered_at, failed_at, failure FROM webhook_health WHERE company_id = ? AND connection_id = ?', [companyId, connectionId]);
  return { lastDeliveredAt: row?.delivered_at ?? null, lastFailedAt: row?.failed_at ?? null, lastFailure: row?.failure ?? null };
}

/** Forget how a connection's receiver did. */
export const deleteHealth = (transaction: Transaction, companyId: number, connectionId: string): Promise<number> =>
  transaction.execute('DELETE FROM webhook_health WHERE company_id = ? AND connection_id = ?', [companyId, connectionId]);
