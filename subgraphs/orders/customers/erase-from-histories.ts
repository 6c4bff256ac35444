import type { Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';

interface StoredEvent {
  readonly stamp: string;
  readonly place: number;
  readonly payload: string;
}

interface Erasing {
  readonly orderIds: readonly string[];
  readonly returnIds: readonly string[];
  readonly isNaming: (text: string) => boolean;
}

const WITH_REASONS = ['order.held', 'order.cancelled', 'return.cancelled'] as const;

/** Take the tags that name somebody, and the reasons of holds and cancellations, which are free text about a person, out of the histories of some orders and returns. */
export async function eraseFromHistories(transaction: Transaction, companyId: number, { orderIds, returnIds, isNaming }: Erasing): Promise<void> {
  await rewriteEvents(transaction, companyId, { types: ['order.tags_changed'], subjects: orderIds, rewritten: (payload) => withoutTags(payload, isNaming) });
  await rewriteEvents(transaction, companyId, { types: WITH_REASONS, subjects: [...orderIds, ...returnIds], rewritten: withoutReason });
}

interface Rewriting {
  readonly types: readonly string[];
  readonly subjects: readonly string[];
  readonly rewritten: (payload: object) => string;
}

async function rewriteEvents(transaction: Transaction, companyId: number, { types, subjects, rewritten }: Rewriting): Promise<void> {
  const events = await transaction.query<StoredEvent>(
    `SELECT stamp, place, payload FROM outbox WHERE company_id = ? AND type IN (${places(types.length)}) AND subject IN (${places(subjects.length)})`, [companyId, ...types, ...subjects]);
  const kept = readableRows(transaction, events, {
    companyId, map: ({ stamp, place, payload }, stored) => ({ stamp, place, payload, kept: rewritten(stored.object(payload, 'payload')) }), nameOf: ({ stamp, place }) => ({ table: 'outbox', id: `${stamp} ${String(place)}`, name: 'Event of an erased customer' }),
  });
  for (const { stamp, place, payload, kept: left } of kept) {
    if (left !== payload) await transaction.execute('UPDATE outbox SET payload = ? WHERE company_id = ? AND stamp = ? AND place = ?', [left, companyId, stamp, place]);
  }
}

const withoutTags = (payload: object, isNaming: (text: string) => boolean): string =>
  JSON.stringify(payload, (_, value: unknown) => (Array.isArray(value) ? value.filter((tag) => typeof tag !== 'string' || !isNaming(tag)) : value));

/** A surface that shows a reason has an empty one. */
const withoutReason = (payload: object): string => JSON.stringify(payload, (key, value: unknown) => (key === 'reason' && typeof value === 'string' ? '' : value));
