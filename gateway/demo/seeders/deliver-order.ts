import { shift } from '#kernel/clock.js';
import type { DeliveryStep } from '../data/delivery-steps.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import type { PlaceOrderInput } from '../data/inputs.js';
import { ReadDemoShipmentsDocument } from '../operations/read-demo-shipments.generated.js';
import { RecordDemoShipmentDocument } from '../operations/record-demo-shipment.generated.js';

/** An order whose shipments the carrier tells about. */
export interface Delivering {
  readonly order: PlaceOrderInput;
  readonly step: DeliveryStep;
}

/** Note what became of an order's shipments, each at its own time after it left. */
export async function deliverOrder({ call, companyId }: Deployment, { order, step }: Delivering): Promise<void> {
  const { order: shipped } = await call(ReadDemoShipmentsDocument, { reference: order.number }, asSystem(companyId));
  for (const [index, { id: shipmentId, shippedAt }] of (shipped?.shipments ?? []).entries()) {
    const input = { shipmentId, status: index === 0 ? step.end : 'DELIVERED', at: shift(shippedAt, step.after) } as const;
    await call(RecordDemoShipmentDocument, { input }, onceOnly(asSystem(companyId), `demo-deliver-${shipmentId}`));
  }
}
