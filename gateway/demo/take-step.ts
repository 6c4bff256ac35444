import type { ErrorCode } from '#contract/error-codes.js';
import { AcceptDemoOrderDocument } from './accept-demo-order.generated.js';
import { CancelDemoOrderDocument } from './cancel-demo-order.generated.js';
import { asSystem, asWarehouse, type Deployment } from './deployment.js';
import { HoldDemoOrderDocument } from './hold-demo-order.generated.js';
import type { PlaceOrderInput } from './inputs.js';
import { RejectDemoOrderDocument } from './reject-demo-order.generated.js';
import { unlessRefused } from './refused.js';
import { idOf, type LocationIds } from './seed-locations.js';
import type { Step } from './steps.js';

/** One step in the life of one order. */
export interface OrderStep {
  readonly order: PlaceOrderInput;
  readonly step: Step;
  readonly locations: LocationIds;
}

/** How the graph refuses what was done to an order before. */
const DONE_BEFORE: readonly ErrorCode[] = ['INVALID_STATE', 'ORDER_ALREADY_ACCEPTED', 'ORDER_CANCELLED', 'ORDER_CANCEL_REQUESTED'];

/** Take a step; one that an interrupted run took before is passed over. */
export async function take(deployment: Deployment, { order, step, locations }: OrderStep): Promise<void> {
  const places = [...new Set(order.lines.map(({ locationCode }) => locationCode))].map((code) => idOf(locations, code));
  for (const call of callsOf(deployment, { reference: order.number, step, places })) {
    await unlessRefused(call(), ...(deployment.resumed ? DONE_BEFORE : []));
  }
}

interface Acting {
  readonly reference: string;
  readonly step: Step;
  /** The ids of the locations that fulfil the order. */
  readonly places: readonly string[];
}

/** The merchant's steps are one call; a warehouse's are one for each that has a part of the order. */
function callsOf({ call, companyId }: Deployment, { reference, step, places }: Acting): (() => Promise<unknown>)[] {
  switch (step.kind) {
    case 'hold':
      return [() => call(HoldDemoOrderDocument, { input: { reference, reason: step.reason } }, asSystem(companyId))];
    case 'cancel':
      return [() => call(CancelDemoOrderDocument, { input: { reference, reason: step.reason } }, asSystem(companyId))];
    case 'reject': {
      const { reasonCode, message } = step;
      return places.map((id) => () => call(RejectDemoOrderDocument, { input: { reference, reasonCode, message } }, asWarehouse(companyId, id)));
    }
    case 'accept': {
      const { acceptedAt } = step;
      return places.map((id) => () => call(AcceptDemoOrderDocument, { input: { reference, acceptedAt } }, asWarehouse(companyId, id)));
    }
  }
}
