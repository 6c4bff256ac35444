import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { Delivery } from './delivery.js';
import { toDelivery } from './delivery.store.js';
import type { DeliveryRow } from './delivery.table.js';

/** A connection something is due for. */
export interface DueConnection {
  readonly companyId: number;
  readonly connectionId: string;
}

/** Connections something is due for, those that wait longest first. */
export async function dueConnections(reader: Reader, now: Instant): Promise<DueConnection[]> {
  const rows = await reader.query<{ company_id: number; connection_id: string }>(
    'SELECT company_id, connection_id, MIN(due_at) AS oldest FROM delivery WHERE due_at <= ? GROUP BY company_id, connection_id ORDER BY oldest', [now]);
  return rows.map(({ company_id, connection_id }) => ({ companyId: company_id, connectionId: connection_id }));
}

interface Lease {
  readonly token: string;
  readonly now: Instant;
  readonly end: Instant;
  readonly most: number;
}

/** Claim what is due for a connection, oldest first; answers how many. The condition outside looks again after the lock was waited for. */
export const claimDue = (transaction: Transaction, { companyId, connectionId }: DueConnection, { token, now, end, most }: Lease): Promise<number> =>
  transaction.execute(
    `UPDATE delivery SET claim_token = ?, due_at = ? WHERE company_id = ? AND due_at <= ? AND id IN (SELECT id FROM
     (SELECT id FROM delivery WHERE company_id = ? AND connection_id = ? AND due_at <= ? ORDER BY due_at, id ${atMost(most)}) due)`,
    [token, end, companyId, now, companyId, connectionId, now]);

const COLUMNS = 'company_id, id, connection_id, event_id, type, body, state, attempts, round_start, due_at, claim_token, created_at, finished_at';

/** A claimed delivery with the token of its claim. */
export interface ClaimedDelivery extends Delivery {
  readonly token: string;
}

/** The deliveries of some claims that are not recorded yet. */
export async function claimedBy(reader: Reader, tokens: readonly string[]): Promise<ClaimedDelivery[]> {
  const rows = await reader.query<DeliveryRow>(`SELECT ${COLUMNS} FROM delivery WHERE claim_token IN (${places(tokens.length)}) ORDER BY due_at, id`, [...tokens]);
  return rows.flatMap((row) => (row.claim_token === null ? [] : [{ ...toDelivery(row), token: row.claim_token }]));
}

/** Store a claimed delivery after its attempt; its claim ends. */
export const endClaim = (transaction: Transaction, { companyId, id, token, state, attempts, dueAt, finishedAt }: ClaimedDelivery): Promise<number> =>
  transaction.execute(
    'UPDATE delivery SET state = ?, attempts = ?, due_at = ?, finished_at = ?, claim_token = NULL WHERE company_id = ? AND id = ? AND claim_token = ?',
    [state, attempts, dueAt, finishedAt, companyId, id, token]);
