import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import type { PlaceOrderInput } from '../data/inputs.js';
import { ReadDemoLinesDocument } from '../operations/read-demo-lines.generated.js';
import { RecordDemoRefundDocument } from '../operations/record-demo-refund.generated.js';
import type { ReturnStep } from '../data/return-steps.js';

/** A returned unit to refund. */
export interface Refunding {
  readonly order: PlaceOrderInput;
  readonly step: ReturnStep;
  readonly returnReference: string;
  readonly sku: string | undefined;
}

/** Refund a returned unit, with shipping where the step says so. */
export async function refundReturn({ call, companyId }: Deployment, { order, step, returnReference, sku }: Refunding): Promise<void> {
  const reference = order.number;
  const { order: found } = await call(ReadDemoLinesDocument, { reference }, asSystem(companyId));
  const lines = (found?.lines ?? []).filter((line) => line.sku === sku).map(({ id: lineId }) => ({ lineId, quantity: 1 }));
  const shipping = step.refund === 'withShipping' ? order.shipping.price : null;
  await call(RecordDemoRefundDocument, { input: { reference, returnReference, lines, shipping } }, onceOnly(asSystem(companyId), `demo-refund-${order.externalId}`));
}
