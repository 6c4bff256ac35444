import type { Instant } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Return } from './return.js';

/** The counter of the returns' numbers and public integers. */
export const RETURN_SERIES = 'return';
const FIRST_NUMBER = 1001;

/** The identity of a new return. */
export type ReturnIdentity = Pick<Return, 'id' | 'number' | 'progressive'>;

/** The identity of a company's next return. */
export async function nextReturnIdentity(transaction: Transaction, companyId: number, ids: Ids): Promise<ReturnIdentity> {
  const progressive = await drawNumbers(transaction, { companyId, series: RETURN_SERIES, from: FIRST_NUMBER });
  return { id: ids.next(), number: `R${String(progressive)}`, progressive };
}

/** The fields of a new return beside its identity. */
export type ReturnOpening = Omit<Return, keyof ReturnIdentity | keyof ReturnType<typeof notYet>>;

/** A return of which nothing arrived yet. */
export const newReturn = (identity: ReturnIdentity, opening: ReturnOpening, now: Instant): Return => ({ ...identity, ...notYet(now), ...opening });

const notYet = (now: Instant) => ({
  createdAt: now,
  updatedAt: now,
  wmsReference: null,
  acceptedAt: null,
  receivedAt: null,
  inspectedAt: null,
  closedAt: null,
  cancelledAt: null,
  cancelReason: null,
  compliant: null,
  exchangeOrderId: null,
  tags: [],
  version: 1,
});
