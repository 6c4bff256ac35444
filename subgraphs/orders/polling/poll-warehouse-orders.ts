import { instant, shift, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { confirmCancellations } from './confirm-cancellations.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import { labelHandedOut } from './label-handed-out.js';
import { pollPage, secondOf, type KeepTogether } from './poll-page.js';
import { pollUnstored, type UnstoredPoll } from './poll-unstored.js';
import type { PolledOrder } from './polled-order.js';
import { withLines } from './polled-order.store.js';
import { renewPollVisibleTimes } from './polling.store.js';
import { acceptPolledOrders } from './accept-polled-orders.js';
import { withCarriers } from '../shipping/with-carriers.js';

/** What a polling warehouse asks for. */
export interface PollWarehouseOrders {
  readonly statuses: readonly FulfillmentStatus[];
  /** Visible to polls at or after. */
  readonly from?: Instant | null | undefined;
  readonly placedFrom?: Instant | null | undefined;
  readonly placedUntil?: Instant | null | undefined;
  /** Only the order with this number; all unless given. */
  readonly number?: string | null | undefined;
  readonly first: number;
  readonly keepTogether?: KeepTogether | null | undefined;
  /** Whether the first parcels of returned orders are labelled; not unless given. */
  readonly labels?: boolean | null | undefined;
}

const MOST = 5000;

/**
 * The calling warehouse reads what changed, which accepts fulfillment orders to fulfill and confirms cancellations
 * (document 1, C, ws_orders); reading them again has no further effect. The change sequence is taken first: every earlier change is committed
 * then, every later one has a later change sequence, and only complete seconds are returned, so no change can appear before what was read.
 * While the database cannot write, only what needs no write is returned.
 */
export async function pollWarehouseOrders(deps: OrdersDeps, context: CallContext, { first, keepTogether, labels, ...asked }: PollWarehouseOrders): Promise<PolledOrder[]> {
  const { principal } = context;
  requireScope(principal, 'fulfillment:write');
  if (first < 1 || first > MOST) throw new Failure('BAD_INPUT', 'The page is not possible', { first: [`must be 1 to ${String(MOST)}`] });
  const locationId = requireWarehouse(principal);
  const page = { window: { ...asked, locationId }, first, keepTogether };
  try {
    const handedOut = await handOut(deps, context, page);
    if (labels === true) await labelHandedOut(deps, context, handedOut); // carriers are called outside any transaction
    return handedOut;
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    return pollUnstored(deps, context, { ...page, labels: labels === true });
  }
}

function handOut(deps: OrdersDeps, context: CallContext, { window: asked, ...page }: Omit<UnstoredPoll, 'labels'>): Promise<PolledOrder[]> {
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'pollWarehouseOrders' }, async () => {
    const changeSequence = await transaction.takeChangeSequence(companyId);
    const window = { ...asked, until: shift(secondOf(changeSequence), 1000) };
    const orders = await withLines(transaction, companyId, await pollPage(transaction, companyId, { window, ...page }));
    await showLeftOut(deps, transaction, { companyId, handedOut: orders });
    const taken = await acceptPolledOrders(deps, transaction, { context, orders, at: instant(deps.clock) });
    return withCarriers(transaction, companyId, await confirmCancellations(deps, transaction, { context, orders: taken }));
  }));
}

/** Fulfillment orders that polls left out while the database could not write get a new poll-visible time, unless this poll returns them. */
async function showLeftOut({ leftOut }: OrdersDeps, transaction: Transaction, { companyId, handedOut }: { companyId: number; handedOut: readonly PolledOrder[] }): Promise<void> {
  const left = leftOut.of(companyId);
  if (left.length === 0) return;
  const read = new Set(handedOut.map(({ id }) => id));
  await renewPollVisibleTimes(transaction, companyId, left.filter((id) => !read.has(id)));
  transaction.afterCommit(() => { leftOut.remove(companyId, left); });
}
