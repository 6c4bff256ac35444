import type { ErrorCode } from '#contract/error-codes.js';
import { CancelDemoOrderDocument } from '../operations/cancel-demo-order.generated.js';
import { CollectDemoOrderDocument } from '../operations/collect-demo-order.generated.js';
import { asSystem, type Deployment } from '../deployment.js';
import { HoldDemoOrderDocument } from '../operations/hold-demo-order.generated.js';
import { MarkDemoOrderReadyDocument } from '../operations/mark-demo-order-ready.generated.js';
import type { PlaceOrderInput } from '../data/inputs.js';
import { isStore } from '../data/locations.js';
import { callsOf } from './location-calls.js';
import { unlessRefused } from '../refused.js';
import { idOf, type LocationIds } from './seed-locations.js';
import type { Step } from '../data/steps.js';
import { takeReturn } from './take-return.js';
import { voidShipment } from './void-shipment.js';
import { shortCloseFulfillmentOrder, pickFulfillmentOrder, shipFulfillmentOrder, type WarehouseFulfillmentOrder } from './warehouse-calls.js';

/** One step in the life of one order. */
export interface OrderStep {
  readonly order: PlaceOrderInput;
  readonly step: Step;
  readonly locations: LocationIds;
}

/** The refusals of a step that was done before. */
const DONE_BEFORE: readonly ErrorCode[] = ['INVALID_STATE', 'ORDER_ALREADY_ACCEPTED', 'ORDER_ALREADY_SHIPPED', 'ORDER_CANCELLED', 'ORDER_CANCEL_REQUESTED'];

/** Take a step; one that an interrupted run has taken is skipped. */
export async function take(deployment: Deployment, { order, step, locations }: OrderStep): Promise<void> {
  const codes = [...new Set(order.lines.map(({ locationCode }) => locationCode))];
  const fulfillmentOrders = codes.map((code) => ({ location: { id: idOf(locations, code), code, isStore: isStore(code) }, lines: order.lines.filter(({ locationCode }) => locationCode === code) }));
  for (const call of stepCalls(deployment, { order, step, fulfillmentOrders })) {
    await unlessRefused(call(), ...(deployment.resumed ? DONE_BEFORE : []));
  }
}

interface Acting {
  readonly order: PlaceOrderInput;
  readonly step: Step;
  /** The fulfillment order of each location. */
  readonly fulfillmentOrders: readonly WarehouseFulfillmentOrder[];
}

/** The merchant's steps are one call; a warehouse's are one for each fulfillment order. */
function stepCalls(deployment: Deployment, { order, step, fulfillmentOrders }: Acting): (() => Promise<unknown>)[] {
  const { call, companyId } = deployment;
  const input = { reference: order.number };
  switch (step.kind) {
    case 'hold':
      return [() => call(HoldDemoOrderDocument, { input: { ...input, reason: step.reason, kind: step.isFraud ? 'FRAUD' : 'MANUAL' } }, asSystem(companyId))];
    case 'cancel':
      return [() => call(CancelDemoOrderDocument, { input: { ...input, reason: step.reason } }, asSystem(companyId))];
    case 'ready':
      return [() => call(MarkDemoOrderReadyDocument, input, asSystem(companyId))];
    case 'collect':
      return [() => call(CollectDemoOrderDocument, input, asSystem(companyId))];
    case 'void':
      return [() => voidShipment(deployment, { order, step })];
    case 'return':
      return fulfillmentOrders.slice(0, 1).map((fulfillmentOrder) => () => takeReturn(deployment, { order, fulfillmentOrder, step }));
    default:
      return fulfillmentOrders.map((fulfillmentOrder) => () => fulfillmentOrderCall(deployment, { order, fulfillmentOrder, step }));
  }
}

interface Working {
  readonly order: PlaceOrderInput;
  readonly fulfillmentOrder: WarehouseFulfillmentOrder;
  readonly step: Exclude<Step, { kind: 'hold' | 'cancel' | 'ready' | 'collect' | 'void' | 'return' }>;
}

function fulfillmentOrderCall(deployment: Deployment, { order, fulfillmentOrder, step }: Working): Promise<unknown> {
  const reference = order.number;
  switch (step.kind) {
    case 'reject':
      return callsOf(deployment, fulfillmentOrder.location).reject({ reference, reasonCode: step.reasonCode, message: step.message });
    case 'accept':
      return callsOf(deployment, fulfillmentOrder.location).accept({ reference, acceptedAt: step.acceptedAt });
    case 'pick':
      return pickFulfillmentOrder(deployment, { order, fulfillmentOrder, step });
    case 'ship':
      return shipFulfillmentOrder(deployment, { order, fulfillmentOrder, step });
    case 'shortClose':
      return shortCloseFulfillmentOrder(deployment, { order, fulfillmentOrder, step });
  }
}
