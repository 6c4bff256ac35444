import type { Instant } from '#kernel/clock.js';
import type { Deployment } from '../deployment.js';
import type { OrderLineInput, PlaceOrderInput } from '../data/inputs.js';
import { LOCATIONS } from '../data/locations.js';
import type { WorkStep } from '../data/work-steps.js';
import { callsOf, type WorkedLocation } from './location-calls.js';

/** A location and the lines of an order it fulfils. */
export interface WarehouseFulfillmentOrder {
  readonly location: WorkedLocation;
  readonly lines: readonly OrderLineInput[];
}

type Pick = Extract<WorkStep, { kind: 'pick' }>;
type Ship = Extract<WorkStep, { kind: 'ship' }>;
type ShortClose = Extract<WorkStep, { kind: 'shortClose' }>;

interface Working<S> {
  readonly order: PlaceOrderInput;
  readonly fulfillmentOrder: WarehouseFulfillmentOrder;
  readonly step: S;
}

const PARCEL = { weightG: 1200, heightMm: 120, widthMm: 300, depthMm: 400 } as const;

/** Report a fulfillment order as picked; a short pick lacks a unit of the first line, if another unit is left to ship. */
export function pickFulfillmentOrder(deployment: Deployment, { order, fulfillmentOrder: { location, lines }, step }: Working<Pick>): Promise<unknown> {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const picked = lines.map(({ sku, quantity }, index) => ({ sku, quantity: quantity - (step.isShort && index === 0 && units > 1 ? 1 : 0) }));
  const parcels = Array.from({ length: step.parcels }, (_, index) => ({ reference: `${order.number.slice(1)}-${String(index + 1)}`, ...PARCEL }));
  return callsOf(deployment, location).pick({ reference: order.number, pickedAt: step.pickedAt, lines: picked, ...(parcels.length > 0 && { parcels }) }, `demo-pick-${order.externalId}-${location.id}`);
}

/** Ship a fulfillment order; where it is shipped in two, a unit of its last line is shipped before the rest. What a store picks has labels, with which it leaves at once. */
export async function shipFulfillmentOrder(deployment: Deployment, { order, fulfillmentOrder: { location, lines }, step }: Working<Ship>): Promise<void> {
  const ship = (name: string, some: { lines?: { sku: string; quantity: number }[]; shippedAt: Instant; trackingNumber?: string }) =>
    callsOf(deployment, location).ship({ reference: order.number, ...some }, `demo-${name}-${order.externalId}-${location.id}`);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const last = lines.length > 1 && units > 2 ? lines.at(-1) : undefined; // so that units are left even after a short pick
  const { shippedAt, tracking } = step;
  const trackingNumber = tracking + String(LOCATIONS.findIndex(({ code }) => code === location.code)); // an order of two locations has two parcels
  if (step.inTwo && last && !location.isStore) await ship('ship-first', { shippedAt, trackingNumber: `${trackingNumber}0`, lines: [{ sku: last.sku, quantity: 1 }] });
  await ship('ship', { shippedAt, ...(!location.isStore && { trackingNumber }) });
}

/** Short-close a fulfillment order, or confirm its cancellation. */
export const shortCloseFulfillmentOrder = (deployment: Deployment, { order, fulfillmentOrder: { location }, step: { reasonCode, message } }: Working<ShortClose>): Promise<unknown> =>
  callsOf(deployment, location).shortClose({ reference: order.number, reasonCode, message }, `demo-give-up-${order.externalId}-${location.id}`);
