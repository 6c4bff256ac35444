import type { CallContext } from '#contract/principal.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changePart } from './change-part.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { givenUp, isGivenUp } from './shipping-out.js';

/** Which order, and why its warehouse stops. */
export interface GiveUpFulfillmentOrder {
  readonly reference: string;
  readonly reasonCode?: string | null | undefined;
  readonly message?: string | null | undefined;
  /** Whether saying it again is no mistake. */
  readonly repeatable?: boolean | null | undefined;
}

/**
 * The calling warehouse gives its part up, or confirms a cancellation (document 1, A, POST /orders/{number}/cancel). What was left is
 * unfulfillable and refunded once, or cancelled where the merchant had asked to stop.
 */
export const giveUpFulfillmentOrder = (deps: OrdersDeps, context: CallContext, given: GiveUpFulfillmentOrder): Promise<FulfillmentOrder> =>
  changePart(deps, { name: 'giveUpFulfillmentOrder', context, reference: given.reference, event: 'fulfillment.closed', movesOrder: true }, async (part, transaction) => {
    if (given.repeatable === true && isGivenUp(part)) return part;
    const after = givenUp(part);
    if (after.status === 'CANCELLED') return after;
    const why = [given.reasonCode, given.message].filter((text) => text != null).join(': ');
    await raiseAlerts(deps, transaction, {
      cause: context, alerts: [{ type: 'WAREHOUSE_GAVE_UP', subject: part.orderId, message: `Order ${part.number}: the warehouse gave its part up${why === '' ? '' : ` (${why})`}` }],
    });
    return deps.refundMissing(transaction, { context, part: after });
  });
