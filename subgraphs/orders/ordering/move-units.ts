import type { Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { OrderChange, OrderWithFulfillmentOrders } from './order-change.js';
import type { AllocationBasis } from './read-allocation.js';
import { fulfillmentEvent, movedEvent } from '../fulfillment/fulfillment-events.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { canTakeMore, withMore, withoutUnits, type UnitsByLine } from '../fulfillment/moving.js';
import { newFulfillmentOrder, readyWhenNothingWaits } from './new-fulfillment-orders.js';
import type { AllocatedUnits } from '../routing/route.js';

/** Units of a fulfillment order to move, and where to. */
export interface Move {
  readonly fulfillmentOrder: FulfillmentOrder;
  /** At other locations than the fulfillment order's. */
  readonly allocated: readonly AllocatedUnits[];
  readonly basis: AllocationBasis;
}

interface Moving {
  readonly context: CallContext;
  readonly now: Instant;
  /** The change sequence of the transaction. */
  readonly changeSequence: Instant;
  readonly nextId: () => string;
}

/**
 * An order after units of one of its fulfillment orders moved to other locations: into the location's fulfillment order if it is not accepted yet, else into a
 * new one. A fulfillment order whose units all moved is cancelled, with no units.
 */
export function moveUnits({ order, fulfillmentOrders }: OrderWithFulfillmentOrders, { fulfillmentOrder, allocated, basis }: Move, { context, now, changeSequence, nextId }: Moving): OrderChange {
  const at = { ...order, updatedAt: changeSequence };
  const left = withoutUnits(fulfillmentOrder, unitsOf(allocated), { at: now, requestedBy: 'merchant' });
  const after = fulfillmentOrders.map((one) => (one.id === fulfillmentOrder.id ? left : one));
  const events: DomainEvent[] = [];
  for (const location of basis.locations.filter(({ id }) => allocated.some(({ locationId }) => locationId === id))) {
    const units = unitsOf(allocated.filter(({ locationId }) => locationId === location.id));
    const known = after.findIndex((one) => one.id !== fulfillmentOrder.id && one.locationId === location.id && canTakeMore(one));
    const before = after[known];
    const taking = before ? withMore(before, fulfillmentOrder, units) : readyWhenNothingWaits(withMore(newFulfillmentOrder(at, location, { id: nextId(), documentsReady: basis.customsPublished.has(order.id), shipsOn: basis.departures.plan(order, location) }), fulfillmentOrder, units), at);
    if (before) after[known] = taking;
    else after.push(taking);
    events.push(movedEvent(fulfillmentOrder, { to: taking, units }, context), ...(!before && taking.status === 'TO_FULFILL' ? [fulfillmentEvent('fulfillment.ready', taking, context)] : []));
  }
  if (left.status === 'CANCELLED' && left.readyAt !== null) events.push(fulfillmentEvent('fulfillment.cancelled', left, context));
  return { order, fulfillmentOrders: after, events };
}

const unitsOf = (allocated: readonly AllocatedUnits[]): UnitsByLine => {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of allocated) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return sums;
};
