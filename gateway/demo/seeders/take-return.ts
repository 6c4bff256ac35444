import type { CallContext } from '#contract/principal.js';
import { AcceptDemoReturnDocument } from '../operations/accept-demo-return.generated.js';
import { CancelDemoReturnDocument } from '../operations/cancel-demo-return.generated.js';
import { CloseDemoReturnDocument } from '../operations/close-demo-return.generated.js';
import { asSystem, asWarehouse, onceOnly, type Deployment } from '../deployment.js';
import { ExpectDemoReturnDocument } from '../operations/expect-demo-return.generated.js';
import type { PlaceOrderInput } from '../data/inputs.js';
import { ReceiveDemoReturnDocument } from '../operations/receive-demo-return.generated.js';
import { RegisterDemoReturnDocument } from '../operations/register-demo-return.generated.js';
import { openReturn } from './open-return.js';
import { refundReturn } from './refund-return.js';
import type { ReturnStep } from '../data/return-steps.js';
import { SendDemoReturnDocument } from '../operations/send-demo-return.generated.js';
import type { WarehouseFulfillmentOrder } from './warehouse-calls.js';

/** An order of which a unit is returned to its first location. */
export interface Returning {
  readonly order: PlaceOrderInput;
  readonly step: ReturnStep;
  readonly fulfillmentOrder: WarehouseFulfillmentOrder;
}

/** Take a return to its last state; each call is idempotent, so a resumed run repeats none. */
export async function takeReturn(deployment: Deployment, { order, step, fulfillmentOrder }: Returning): Promise<void> {
  const { call, companyId } = deployment;
  const once = (name: string, context: CallContext): CallContext => onceOnly(context, `demo-${name}-${order.externalId}`);
  const line = fulfillmentOrder.lines.at(-1); // a short pick lacks a unit of the first line
  const units = (classification: string) => [{ sku: line?.sku ?? null, quantity: 1, classification }];
  const staff = (name: string) => once(name, asSystem(companyId));
  if (step.end === 'unannounced') {
    await call(RegisterDemoReturnDocument, { input: { orderNumber: order.number, lines: units('SELLABLE') } }, once('register', asWarehouse(companyId, fulfillmentOrder.location.id)));
    return;
  }
  const { reference, locationId, isExpected } = await openReturn(deployment, { order, step, sku: line?.sku });
  const warehouse = (name: string) => once(name, asWarehouse(companyId, locationId ?? fulfillmentOrder.location.id));
  const does = {
    expect: () => isExpected || call(ExpectDemoReturnDocument, { input: { reference } }, staff('expect')),
    accept: () => call(AcceptDemoReturnDocument, { input: { reference, wmsReference: `RET-${order.number.slice(1)}` } }, warehouse('accept')),
    send: () => call(SendDemoReturnDocument, { input: { reference } }, staff('send')),
    receive: () => call(ReceiveDemoReturnDocument, { input: { reference, lines: units('SELLABLE') } }, warehouse('receive')),
    receiveDamaged: () => call(ReceiveDemoReturnDocument, { input: { reference, lines: units('DAMAGED') } }, warehouse('receive')),
    receiveNothing: () => call(ReceiveDemoReturnDocument, { input: { reference, lines: units('SELLABLE').map((one) => ({ ...one, quantity: 0 })) } }, warehouse('receive')),
    close: () => call(CloseDemoReturnDocument, { input: { reference } }, staff('close')),
    cancel: () => call(CancelDemoReturnDocument, { input: { reference, reason: 'The customer keeps it' } }, staff('cancel')),
  };
  for (const move of MOVES[step.end]) await does[move]();
  if (step.refund !== 'none') await refundReturn(deployment, { order, step, returnReference: reference, sku: line?.sku });
}

/** The calls that lead to each last state. */
const MOVES = {
  requested: [],
  awaited: ['expect'],
  accepted: ['expect', 'accept'],
  travelling: ['expect', 'accept', 'send'],
  compliant: ['expect', 'accept', 'send', 'receive'],
  damaged: ['expect', 'send', 'receiveDamaged'],
  missing: ['expect', 'send', 'receiveNothing'],
  closed: ['expect', 'accept', 'send', 'receive', 'close'],
  cancelled: ['expect', 'cancel'],
} as const satisfies Record<Exclude<ReturnStep['end'], 'unannounced'>, readonly string[]>;
