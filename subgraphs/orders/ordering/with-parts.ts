import type { OrderWithParts } from './order-change.js';
import type { Order } from './order.js';
import { allocate } from '../routing/allocate.js';
import type { AllocationBasis } from './read-allocation.js';
import { newParts } from './new-parts.js';
import { settle } from './settle.js';

/** An order without parts, with those routing gives it; with none, and marked as waiting for stock, when it does not fit whole. */
export function withParts(order: Order, basis: AllocationBasis, nextId: () => string): OrderWithParts {
  const shares = allocate(order, basis);
  if (!shares) return { order: { ...order, unallocated: true }, parts: [] };
  const free = { ...order, unallocated: false };
  const parts = newParts(free, { shares, locations: basis.locations, documentsReady: basis.customsPublished.has(order.id), nextId });
  const [placed] = settle(free, parts, []);
  return { order: placed, parts };
}
