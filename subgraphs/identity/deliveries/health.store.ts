import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { WEBHOOK_HEALTH, WEBHOOK_HEALTH_ROW, type WebhookHealthRow } from './delivery.table.js';

/** When a receiver last took something, and when and why it last did not. */
export interface LastAttempts {
  readonly lastDeliveredAt: Instant | null;
  readonly lastFailedAt: Instant | null;
  readonly lastFailure: string | null;
}

interface Noted {
  readonly destinationId: string;
  readonly startedAt: Instant;
  readonly delivered: boolean;
  readonly failure: string | null;
}

/** Note how the last of some attempts ended for each destination of a company. */
export async function noteHealth(transaction: Transaction, companyId: number, attempts: readonly Noted[]): Promise<void> {
  const rows = (delivered: boolean): Noted[] => lastOfEach(attempts.filter((attempt) => attempt.delivered === delivered));
  await transaction.upsert(WEBHOOK_HEALTH, rows(true).map(({ destinationId, startedAt }) => ({ company_id: companyId, destination_id: destinationId, delivered_at: startedAt })));
  await transaction.upsert(WEBHOOK_HEALTH, rows(false).map(({ destinationId, startedAt, failure }) => ({ company_id: companyId, destination_id: destinationId, failed_at: startedAt, failure })));
}

/** One for each connection, in one order for everybody who writes. */
const lastOfEach = (attempts: readonly Noted[]): Noted[] =>
  [...new Map(attempts.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)).map((one) => [one.destinationId, one])).values()].sort((a, b) => (a.destinationId < b.destinationId ? -1 : 1));

const NEVER: LastAttempts = { lastDeliveredAt: null, lastFailedAt: null, lastFailure: null };

/** How the receiver of a destination did last. */
export const healthOf = async (reader: Reader, companyId: number, destinationId: string): Promise<LastAttempts> =>
  (await healthOfEach(reader, companyId, [destinationId])).get(destinationId) ?? NEVER;

/** How the receivers of some destinations did last; those that nothing was sent to are left out. */
export async function healthOfEach(reader: Reader, companyId: number, destinationIds: readonly string[]): Promise<ReadonlyMap<string, LastAttempts>> {
  if (destinationIds.length === 0) return new Map();
  const rows = await reader.query<WebhookHealthRow>(
    `SELECT ${WEBHOOK_HEALTH_ROW.names} FROM webhook_health WHERE company_id = ? AND destination_id IN (${places(destinationIds.length)})`, [companyId, ...destinationIds]);
  return new Map(rows.map(({ destination_id: id, delivered_at: lastDeliveredAt, failed_at: lastFailedAt, failure: lastFailure }) => [id, { lastDeliveredAt, lastFailedAt, lastFailure }]));
}

/** Forget how a destination's receiver did. */
export const deleteHealth = (transaction: Transaction, companyId: number, destinationId: string): Promise<number> =>
  transaction.execute('DELETE FROM webhook_health WHERE company_id = ? AND destination_id = ?', [companyId, destinationId]);
