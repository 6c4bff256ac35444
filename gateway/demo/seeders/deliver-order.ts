import { shift } from '#kernel/clock.js';
import type { DeliveryStep } from '../data/delivery-steps.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import type { PlaceOrderInput } from '../data/inputs.js';
import { ReadDemoShipmentsDocument } from '../operations/read-demo-shipments.generated.js';
import { RecordDemoShipmentDocument } from '../operations/record-demo-shipment.generated.js';

/** An order whose shipments the carrier reports. */
export interface Delivering {
  readonly order: PlaceOrderInput;
  readonly step: DeliveryStep;
}

/** Record the delivery of an order's shipments, each some time after it was shipped. */
export async function deliverOrder({ call, companyId }: Deployment, { order, step }: Delivering): Promise<void> {
  const { order: shipped } = await call(ReadDemoShipmentsDocument, { reference: order.number }, asSystem(companyId));
  for (const [index, { id: shipmentId, shippedAt }] of (shipped?.shipments ?? []).entries()) {
    const input = { shipmentId, status: index === 0 ? step.end : 'DELIVERED', at: shift(shippedAt, step.after) } as const;
    await call(RecordDemoShipmentDocument, { input }, onceOnly(asSystem(companyId), `demo-deliver-${shipmentId}`));
  }
}
