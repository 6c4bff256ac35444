import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { changeOrder } from './change-order.js';
import type { OrderWithParts } from './order-change.js';
import type { Order } from './order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { readAllocation, type AllocationBasis } from './read-allocation.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { findParts } from '../fulfillment/fulfillment-order.store.js';
import { movePieces } from './move-pieces.js';
import { keepsOthersOut, refuseTaken } from '../fulfillment/moving.js';
import type { Share } from '../routing/route.js';

interface Requested {
  readonly name: string;
  readonly context: CallContext;
  readonly fulfillmentOrderId: string;
}

/** What is decided on. */
export interface Relocation {
  readonly order: Order;
  readonly part: FulfillmentOrder;
  readonly basis: AllocationBasis;
  /** Locations, by id, that have another part of the order in hand and can get no second one. */
  readonly closed: ReadonlySet<string>;
}

/** Says which pieces of a part go where; shares at the part's own location stay. */
type Decide = (now: Relocation) => readonly Share[];

/** Take pieces of a part nobody has taken over to other locations, as `decide` says on what is free there. Answers the order. */
export async function relocatePieces(deps: OrdersDeps, { name, context, fulfillmentOrderId }: Requested, decide: Decide): Promise<Order> {
  requirePermission(context.principal, 'commerce.write');
  const { companyId } = context.principal;
  const [{ orderId } = { orderId: undefined }] = await findParts(deps.database, companyId, { where: 'f.id = ?', parameters: [fulfillmentOrderId], orderBy: 'f.id', limit: 1 });
  if (orderId === undefined) throw new Failure('NOT_FOUND', `No fulfillment order ${fulfillmentOrderId}`);
  return changeOrder(deps, { name, context, reference: orderId }, async (now, transaction) => {
    const { part, basis, stamp } = await prepare(transaction, companyId, { now, fulfillmentOrderId });
    const closed = new Set(now.parts.filter((one) => one !== part && keepsOthersOut(one)).map(({ locationId }) => locationId));
    const shares = decide({ order: now.order, part, basis, closed }).filter(({ locationId }) => locationId !== part.locationId);
    return shares.length === 0 ? { ...now, events: [] } : movePieces(now, { part, shares, basis }, { context, now: instant(deps.clock), stamp, nextId: () => deps.ids.next() });
  });
}

async function prepare(transaction: Transaction, companyId: number, { now, fulfillmentOrderId }: { now: OrderWithParts; fulfillmentOrderId: string }) {
  const part = now.parts.find(({ id }) => id === fulfillmentOrderId);
  if (!part) throw new Failure('NOT_FOUND', `No fulfillment order ${fulfillmentOrderId}`);
  refuseTaken(part);
  const stamp = await transaction.stamp(companyId); // nobody else allocates or reports stock until the end
  return { part, stamp, basis: await readAllocation(transaction, companyId, [now.order]) };
}
