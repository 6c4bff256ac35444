import { shift } from '#kernel/clock.js';
import type { VoidStep } from '../data/void-steps.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import type { PlaceOrderInput } from '../data/inputs.js';
import { ReadDemoShipmentsDocument } from '../operations/read-demo-shipments.generated.js';
import { RecordDemoShipmentDocument } from '../operations/record-demo-shipment.generated.js';

/** An order of which a shipment is voided. */
export interface Voiding {
  readonly order: PlaceOrderInput;
  readonly step: VoidStep;
}

/** Void the first shipment of an order, some time after it left. */
export async function voidShipment({ call, companyId }: Deployment, { order, step }: Voiding): Promise<void> {
  const { order: shipped } = await call(ReadDemoShipmentsDocument, { reference: order.number }, asSystem(companyId));
  for (const { id: shipmentId, shippedAt } of (shipped?.shipments ?? []).slice(0, 1)) {
    await call(RecordDemoShipmentDocument, { input: { shipmentId, status: 'VOIDED', at: shift(shippedAt, step.after) } }, onceOnly(asSystem(companyId), `demo-void-${shipmentId}`));
  }
}
