import type { Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { OrderChange, OrderWithParts } from './order-change.js';
import type { AllocationBasis } from './read-allocation.js';
import { fulfillmentEvent, movedEvent } from '../fulfillment/fulfillment-events.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { canTakeMore, withMore, withoutPieces, type PiecesByLine } from '../fulfillment/moving.js';
import { newPart, readyWhenNothingWaits } from './new-parts.js';
import type { Share } from '../routing/route.js';

/** Pieces of a part and where they go. */
export interface Move {
  readonly part: FulfillmentOrder;
  /** At other locations than the part's. */
  readonly shares: readonly Share[];
  readonly basis: AllocationBasis;
}

interface Moving {
  readonly context: CallContext;
  readonly now: Instant;
  /** The change stamp of the transaction. */
  readonly stamp: Instant;
  readonly nextId: () => string;
}

/**
 * An order after pieces of one of its parts went to other locations: to the part such a location has and has not taken over, else to a
 * new one. A warehouse whose queue a part leaves whole finds it cancelled, with no pieces.
 */
export function movePieces({ order, parts }: OrderWithParts, { part, shares, basis }: Move, { context, now, stamp, nextId }: Moving): OrderChange {
  const at = { ...order, updatedAt: stamp };
  const left = withoutPieces(part, piecesOf(shares), { at: now, requestedBy: 'merchant' });
  const after = parts.map((one) => (one.id === part.id ? left : one));
  const events: DomainEvent[] = [];
  for (const location of basis.locations.filter(({ id }) => shares.some(({ locationId }) => locationId === id))) {
    const pieces = piecesOf(shares.filter(({ locationId }) => locationId === location.id));
    const known = after.findIndex((one) => one.id !== part.id && one.locationId === location.id && canTakeMore(one));
    const before = after[known];
    const taking = before ? withMore(before, part, pieces) : readyWhenNothingWaits(withMore(newPart(at, location, { id: nextId(), documentsReady: basis.customsPublished.has(order.id) }), part, pieces), at);
    if (before) after[known] = taking;
    else after.push(taking);
    events.push(movedEvent(part, { to: taking, pieces }, context), ...(!before && taking.status === 'TO_FULFILL' ? [fulfillmentEvent('fulfillment.ready', taking, context)] : []));
  }
  if (left.status === 'CANCELLED' && left.readyAt !== null) events.push(fulfillmentEvent('fulfillment.cancelled', left, context));
  return { order, parts: after, events };
}

const piecesOf = (shares: readonly Share[]): PiecesByLine => {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of shares) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity);
  return sums;
};
