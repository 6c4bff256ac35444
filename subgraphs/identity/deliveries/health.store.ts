import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { WEBHOOK_HEALTH, WEBHOOK_HEALTH_ROW, type WebhookHealthRow } from './delivery.table.js';

/** When a receiver last accepted a delivery, and when and why one last failed. */
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

/** Record the last of some attempts for each destination of a company. */
export async function recordHealth(transaction: Transaction, companyId: number, attempts: readonly Noted[]): Promise<void> {
  const rows = (delivered: boolean): Noted[] => lastOfEach(attempts.filter((attempt) => attempt.delivered === delivered));
  await transaction.upsert(WEBHOOK_HEALTH, rows(true).map(({ destinationId, startedAt }) => ({ company_id: companyId, destination_id: destinationId, delivered_at: startedAt })));
  await transaction.upsert(WEBHOOK_HEALTH, rows(false).map(({ destinationId, startedAt, failure }) => ({ company_id: companyId, destination_id: destinationId, failed_at: startedAt, failure })));
}

/** The last attempt of each destination, in the lock order that all writers use. */
const lastOfEach = (attempts: readonly Noted[]): Noted[] =>
  [...new Map(attempts.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)).map((one) => [one.destinationId, one])).values()].sort((a, b) => (a.destinationId < b.destinationId ? -1 : 1));

const NEVER: LastAttempts = { lastDeliveredAt: null, lastFailedAt: null, lastFailure: null };

/** The last successful and failed attempts of a destination. */
export const healthOf = async (reader: Reader, companyId: number, destinationId: string): Promise<LastAttempts> =>
  (await healthOfEach(reader, companyId, [destinationId])).get(destinationId) ?? NEVER;

/** The last successful and failed attempts of some destinations; those without attempts are left out. */
export async function healthOfEach(reader: Reader, companyId: number, destinationIds: readonly string[]): Promise<ReadonlyMap<string, LastAttempts>> {
  if (destinationIds.length === 0) return new Map();
  const rows = await reader.query<WebhookHealthRow>(
    `SELECT ${WEBHOOK_HEALTH_ROW.names} FROM webhook_health WHERE company_id = ? AND destination_id IN (${places(destinationIds.length)})`, [companyId, ...destinationIds]);
  return new Map(rows.map(({ destination_id: id, delivered_at: lastDeliveredAt, failed_at: lastFailedAt, failure: lastFailure }) => [id, { lastDeliveredAt, lastFailedAt, lastFailure }]));
}

/** Remove the health record of a destination. */
export const deleteHealth = (transaction: Transaction, companyId: number, destinationId: string): Promise<number> =>
  transaction.execute('DELETE FROM webhook_health WHERE company_id = ? AND destination_id = ?', [companyId, destinationId]);
