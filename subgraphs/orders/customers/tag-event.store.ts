import type { Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';

interface TagEvent {
  readonly stamp: string;
  readonly place: number;
  readonly payload: string;
}

/** Take the tags that name somebody out of the histories of some orders, where each change of tags is kept. */
export async function eraseTagsFromHistories(transaction: Transaction, companyId: number, { orderIds, isNaming }: { orderIds: readonly string[]; isNaming: (text: string) => boolean }): Promise<void> {
  const events = await transaction.query<TagEvent>(
    `SELECT stamp, place, payload FROM outbox WHERE company_id = ? AND type = 'order.tags_changed' AND subject IN (${places(orderIds.length)})`, [companyId, ...orderIds]);
  const kept = readableRows(transaction, events, {
    companyId, map: ({ stamp, place, payload }, stored) => ({ stamp, place, payload, kept: withoutTags(stored.object(payload, 'payload'), isNaming) }), nameOf: ({ stamp, place }) => ({ table: 'outbox', id: `${stamp} ${String(place)}`, name: 'Event of tags' }),
  });
  for (const { stamp, place, payload, kept: left } of kept) {
    if (left !== payload) await transaction.execute('UPDATE outbox SET payload = ? WHERE company_id = ? AND stamp = ? AND place = ?', [left, companyId, stamp, place]);
  }
}

const withoutTags = (payload: object, isNaming: (text: string) => boolean): string =>
  JSON.stringify(payload, (_, value: unknown) => (Array.isArray(value) ? value.filter((tag) => typeof tag !== 'string' || !isNaming(tag)) : value));
