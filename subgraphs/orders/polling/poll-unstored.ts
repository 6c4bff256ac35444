import { shift } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { unstoredChangeSequence } from '#subgraph-kit/feed.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { OrdersDeps } from '../orders-deps.js';
import { withCarriers } from '../shipping/with-carriers.js';
import { pollPage, secondOf, type PollPage } from './poll-page.js';
import { MOST_LEFT_OUT } from './left-out.js';
import type { PolledOrder } from './polled-order.js';
import { findHeads, withLines, type Window } from './polled-order.store.js';

/** What a poll reads while the database cannot write. */
export interface UnstoredPoll extends Omit<PollPage, 'window'> {
  readonly window: Omit<Window, 'until'>;
  /** Whether the first parcels of returned orders are labelled. */
  readonly labels: boolean;
}

/**
 * A poll while the database cannot write: what was returned before is returned again. What would first have to be accepted, confirmed or labelled
 * is left out, and so is every change in its second or later: a warehouse continues after the last change it read.
 */
export async function pollUnstored(deps: OrdersDeps, { principal: { companyId } }: CallContext, { window, labels, ...page }: UnstoredPoll): Promise<PolledOrder[]> {
  const { clock, database, leftOut } = deps;
  return database.inTransaction(async (transaction) => {
    const until = shift(secondOf(await unstoredChangeSequence(transaction, companyId, clock)), 1000);
    const heads = await pollPage(transaction, companyId, { window: { ...window, until }, ...page });
    const unexported = labels ? await unexportedOf(transaction, companyId, heads.filter(({ status }) => status === 'ACCEPTED').map(({ id }) => id)) : new Set();
    const left = heads.filter(({ id, status }) => status === 'TO_FULFILL' || status === 'CANCEL_REQUESTED' || unexported.has(id));
    const [first] = left;
    if (first === undefined) return withCarriers(transaction, companyId, await withLines(transaction, companyId, heads));
    const from = secondOf(first.pollVisibleAt);
    const hidden = await findHeads(transaction, companyId, { window: { ...window, from, until }, limit: MOST_LEFT_OUT }); // also behind this page: a short one looks like the last
    leftOut.add(companyId, hidden.map(({ id }) => id));
    return withCarriers(transaction, companyId, await withLines(transaction, companyId, heads.filter(({ pollVisibleAt }) => pollVisibleAt < from)));
  });
}

/** Those fulfillment orders that were accepted and never returned with their labels. */
async function unexportedOf(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction.query<{ id: string }>(`SELECT id FROM fulfillment_order WHERE company_id = ? AND exported_at IS NULL AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  return new Set(rows.map(({ id }) => id));
}
