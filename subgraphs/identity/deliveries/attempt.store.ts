import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Attempt } from './attempt.js';
import { DELIVERY_ATTEMPT, DELIVERY_ATTEMPT_ROW, type DeliveryAttemptRow } from './delivery.table.js';

/** Store a company's attempts. */
export const insertAttempts = (transaction: Transaction, companyId: number, attempts: readonly Attempt[]): Promise<void> =>
  transaction.insert(DELIVERY_ATTEMPT, attempts.map((attempt) => ({
    company_id: companyId, delivery_id: attempt.deliveryId, number: attempt.number, started_at: attempt.startedAt, duration_ms: attempt.durationMs, url: attempt.url,
    delivered: attempt.delivered ? 1 : 0, status: attempt.status, failure: attempt.failure, request_headers: attempt.requestHeaders,
    answer_headers: attempt.answerHeaders, answer_body: attempt.answerBody,
  })));

/** The attempts of some deliveries, each delivery's in order; headers that cannot be read are shown as empty. */
export async function attemptsOf(reader: Reader, companyId: number, deliveryIds: readonly string[]): Promise<Attempt[]> {
  if (deliveryIds.length === 0) return [];
  const rows = await reader.query<DeliveryAttemptRow>(
    `SELECT ${DELIVERY_ATTEMPT_ROW.names} FROM delivery_attempt WHERE company_id = ? AND delivery_id IN (${places(deliveryIds.length)}) ORDER BY delivery_id, number`, [companyId, ...deliveryIds]);
  return readableRows(reader, rows, {
    companyId, map: toAttempt, instead: { request_headers: '{}', answer_headers: '{}' },
    nameOf: ({ delivery_id: id, number }) => ({ table: 'delivery_attempt', id, name: `Attempt ${String(number)} at delivery ${id}` }),
  });
}

const toAttempt = (row: DeliveryAttemptRow, stored: Stored): Attempt => ({
  deliveryId: row.delivery_id, number: row.number, startedAt: row.started_at, durationMs: row.duration_ms, url: row.url, delivered: row.delivered === 1,
  status: row.status, failure: row.failure, requestHeaders: stored.json(row.request_headers, 'request_headers'),
  answerHeaders: row.answer_headers === null ? null : stored.json(row.answer_headers, 'answer_headers'), answerBody: row.answer_body,
});
