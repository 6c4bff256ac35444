import type { Instant } from '#kernel/clock.js';
import { asWarehouse, onceOnly, type Deployment } from '../deployment.js';
import { ShortCloseDemoOrderDocument } from '../operations/short-close-demo-order.generated.js';
import type { OrderLineInput, PlaceOrderInput } from '../data/inputs.js';
import { PickDemoOrderDocument } from '../operations/pick-demo-order.generated.js';
import { ShipDemoOrderDocument } from '../operations/ship-demo-order.generated.js';
import type { WorkStep } from '../data/work-steps.js';

/** A location and the lines of an order it fulfils. */
export interface WarehouseFulfillmentOrder {
  readonly locationId: string;
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
export function pickFulfillmentOrder({ call, companyId }: Deployment, { order, fulfillmentOrder: { locationId, lines }, step }: Working<Pick>): Promise<unknown> {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const picked = lines.map(({ sku, quantity }, index) => ({ sku, quantity: quantity - (step.isShort && index === 0 && units > 1 ? 1 : 0) }));
  const parcels = Array.from({ length: step.parcels }, (_, index) => ({ reference: `${order.number.slice(1)}-${String(index + 1)}`, ...PARCEL }));
  return call(PickDemoOrderDocument, { input: { reference: order.number, pickedAt: step.pickedAt, lines: picked, ...(parcels.length > 0 && { parcels }) } },
    onceOnly(asWarehouse(companyId, locationId), `demo-pick-${order.externalId}-${locationId}`));
}

/** Ship a fulfillment order; where it is shipped in two, a unit of its last line is shipped before the rest. */
export async function shipFulfillmentOrder({ call, companyId }: Deployment, { order, fulfillmentOrder: { locationId, lines }, step }: Working<Ship>): Promise<void> {
  const ship = (name: string, some: { lines?: { sku: string; quantity: number }[]; shippedAt: Instant; trackingNumber: string }) =>
    call(ShipDemoOrderDocument, { input: { reference: order.number, ...some } }, onceOnly(asWarehouse(companyId, locationId), `demo-${name}-${order.externalId}-${locationId}`));
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const last = lines.length > 1 && units > 2 ? lines.at(-1) : undefined; // so that units are left even after a short pick
  const { shippedAt, tracking } = step;
  if (step.inTwo && last) await ship('ship-first', { shippedAt, trackingNumber: `${tracking}0`, lines: [{ sku: last.sku, quantity: 1 }] });
  await ship('ship', { shippedAt, trackingNumber: tracking });
}

/** Short-close a fulfillment order, or confirm its cancellation. */
export const shortCloseFulfillmentOrder = ({ call, companyId }: Deployment, { order, fulfillmentOrder: { locationId }, step: { reasonCode, message } }: Working<ShortClose>): Promise<unknown> =>
  call(ShortCloseDemoOrderDocument, { input: { reference: order.number, reasonCode, message } }, onceOnly(asWarehouse(companyId, locationId), `demo-give-up-${order.externalId}-${locationId}`));
