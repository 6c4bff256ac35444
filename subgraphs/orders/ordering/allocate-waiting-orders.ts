import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requireAccess } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { isPassing } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import { withFulfillmentOrders } from './with-fulfillment-orders.js';
import { writeChanges } from './write-changes.js';
import { resolveAlertsOf } from '../alerts/alert.store.js';
import type { OrderWithFulfillmentOrders } from './order-change.js';
import type { Order } from './order.js';
import { orderEvent } from './order-events.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findWaitingOrder, findWaitingOrders, findWaitingPositions, type Waiting, type WaitingPosition } from './waiting-order.store.js';
import { readAllocation } from './read-allocation.js';

/** Which waiting orders to allocate. */
export interface AllocateWaitingOrders {
  /** Only orders that contain one of these; every waiting order unless given. */
  readonly variantIds?: readonly string[] | null | undefined;
}

interface Looked {
  readonly allocated: number;
  readonly waiting: number;
}

const PER_TRANSACTION = 50;

/**
 * Allocate the orders that wait for stock, the oldest first. Orders that still cannot be allocated are skipped, so that one that waits
 * for a rare item blocks no other; so are orders that fail, which are logged. It is idempotent:
 * the relay and staff both call it.
 */
export async function allocateWaitingOrders(deps: OrdersDeps, context: CallContext, { variantIds }: AllocateWaitingOrders): Promise<Looked> {
  requireAccess(context.principal, { permission: 'commerce.write', scope: 'system' });
  const sum = { allocated: 0, waiting: 0 };
  let last: WaitingPosition | undefined;
  do {
    const page = await allocatePage(deps, context, { variantIds: variantIds ?? undefined, after: last, limit: PER_TRANSACTION });
    sum.allocated += page.allocated;
    sum.waiting += page.waiting;
    last = page.last;
  } while (last);
  return sum;
}

type Page = Looked & { readonly last: WaitingPosition | undefined };

/** Allocate a page in one transaction; if an order's data makes that fail, each order in its own. */
function allocatePage(deps: OrdersDeps, context: CallContext, waiting: Waiting): Promise<Page> {
  return allocateTogether(deps, context, waiting).catch((error: unknown) => {
    if (isPassing(error)) throw error;
    return allocateEach(deps, context, waiting);
  });
}

function allocateTogether(deps: OrdersDeps, context: CallContext, waiting: Waiting): Promise<Page> {
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: `allocateWaiting ${waiting.after?.id ?? ''}` }, async () => {
    await transaction.takeChangeSequence(companyId); // serializes with other allocations and stock reports
    const orders = await findWaitingOrders(transaction, companyId, waiting);
    const allocated = await allocateAll(deps, transaction, { context, orders });
    return { allocated, waiting: orders.length - allocated, last: nextAfter(orders) };
  }));
}

async function allocateEach(deps: OrdersDeps, context: CallContext, waiting: Waiting): Promise<Page> {
  const { companyId } = context.principal;
  const positions = await findWaitingPositions(deps.database, companyId, waiting);
  const failures: unknown[] = [];
  let allocated = 0;
  for (const { id } of positions) {
    allocated += await allocateOne(deps, context, id).catch((error: unknown) => {
      if (isPassing(error)) throw error;
      deps.log.error({ err: error, company: companyId, order: id }, 'A waiting order could not be looked at; the others go on');
      failures.push(error);
      return 0;
    });
  }
  if (positions.length > 1 && failures.length === positions.length) throw failures[0]; // a failure of all orders is not caused by their data
  return { allocated, waiting: positions.length - allocated, last: nextAfter(positions) };
}

function allocateOne(deps: OrdersDeps, context: CallContext, id: string): Promise<number> {
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: `allocateOne ${id}` }, async () => {
    await transaction.takeChangeSequence(companyId);
    return allocateAll(deps, transaction, { context, orders: await findWaitingOrder(transaction, companyId, id) });
  }));
}

const nextAfter = (page: readonly WaitingPosition[]): WaitingPosition | undefined => (page.length < PER_TRANSACTION ? undefined : page.at(-1));

async function allocateAll(deps: OrdersDeps, transaction: Transaction, { context, orders }: { context: CallContext; orders: readonly Order[] }): Promise<number> {
  if (orders.length === 0) return 0;
  const { companyId } = context.principal;
  const basis = await readAllocation(deps, transaction, { companyId, orders });
  const changeSequence = await transaction.takeChangeSequence(companyId);
  const looked = orders.map((before) => ({ before: { order: before, fulfillmentOrders: [] }, after: withFulfillmentOrders({ ...before, updatedAt: changeSequence }, basis, () => deps.ids.next()) }));
  const changes = looked.filter(({ after }) => !after.order.unallocated).map(({ before, after }) => ({ before, after: { ...after, events: allocatedEvents(after, context) } }));
  if (changes.length > 0) await writeChanges(deps, transaction, { context, changes });
  await resolveAlertsOf(transaction, companyId, { type: 'UNALLOCATED', subjects: changes.map(({ after }) => after.order.id), at: instant(deps.clock) });
  return changes.length;
}

const allocatedEvents = ({ order, fulfillmentOrders }: OrderWithFulfillmentOrders, cause: CallContext): DomainEvent[] => [
  orderEvent('order.allocated', order, { cause }),
  ...fulfillmentOrders.filter(({ status }) => status === 'TO_FULFILL').map((fulfillmentOrder) => fulfillmentEvent('fulfillment.ready', fulfillmentOrder, cause)),
];
