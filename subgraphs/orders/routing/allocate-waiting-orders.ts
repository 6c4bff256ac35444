import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { requireAnyScope } from '#contract/require-any-scope.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { fulfillmentEvent } from '../fulfillment/fulfillment-events.js';
import { withParts } from '../fulfillment/with-parts.js';
import { resolveAlertsOf } from '../ordering/alert.store.js';
import { writeOrder } from '../ordering/change-order.js';
import type { Order } from '../ordering/order.js';
import { orderEvent, statusChange } from '../ordering/order-events.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findWaitingOrders } from './waiting-order.store.js';
import { readRouting } from './read-routing.js';

/** Which waiting orders are looked at. */
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
 * Look for stock for the orders that wait for it, the oldest first. Orders that still do not fit are passed over, so that one that waits
 * for something rare holds up no other. Running it again changes nothing: it is how the relay and staff alike call it.
 */
export async function allocateWaitingOrders(deps: OrdersDeps, context: CallContext, { variantIds }: AllocateWaitingOrders): Promise<Looked> {
  requireAnyScope(context.principal, ['staff:write', 'system']);
  const sum = { allocated: 0, waiting: 0 };
  let last: Order | undefined;
  do {
    const page = await allocatePage(deps, context, { variantIds: variantIds ?? undefined, after: last });
    sum.allocated += page.allocated;
    sum.waiting += page.waiting;
    last = page.last;
  } while (last);
  return sum;
}

interface Page {
  readonly variantIds: readonly string[] | undefined;
  readonly after: Order | undefined;
}

function allocatePage(deps: OrdersDeps, context: CallContext, { variantIds, after }: Page): Promise<Looked & { last: Order | undefined }> {
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: `allocateWaiting ${after?.id ?? ''}` }, async () => {
    await transaction.stamp(companyId); // nobody else allocates or reports stock until the end
    const orders = await findWaitingOrders(transaction, companyId, { variantIds, after, limit: PER_TRANSACTION });
    const allocated = await allocateAll(deps, transaction, { context, orders });
    return { allocated, waiting: orders.length - allocated, last: orders.length < PER_TRANSACTION ? undefined : orders.at(-1) };
  }));
}

async function allocateAll(deps: OrdersDeps, transaction: Transaction, { context, orders }: { context: CallContext; orders: readonly Order[] }): Promise<number> {
  if (orders.length === 0) return 0;
  const { companyId } = context.principal;
  const basis = await readRouting(transaction, companyId, orders);
  const stamp = await transaction.stamp(companyId);
  const done: string[] = [];
  for (const before of orders) {
    const after = withParts({ ...before, updatedAt: stamp }, basis, () => deps.ids.next());
    if (after.order.unallocated) continue;
    const order = await writeOrder(transaction, companyId, { before: { order: before, parts: [] }, after });
    await deps.outbox.append(transaction, companyId, [
      orderEvent('order.allocated', order, { cause: context }),
      ...after.parts.filter(({ status }) => status === 'TO_FULFILL').map((part) => fulfillmentEvent('fulfillment.ready', part, context)),
      ...statusChange(before, order, context),
    ]);
    done.push(order.id);
  }
  await resolveAlertsOf(transaction, companyId, { type: 'UNALLOCATED', subjects: done, at: instant(deps.clock) });
  return done.length;
}
