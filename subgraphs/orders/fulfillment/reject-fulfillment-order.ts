import type { CallContext } from '#contract/principal.js';
import { raiseAlerts, type RaisedAlert } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changeFulfillmentOrder } from './change-fulfillment-order.js';
import { rejected, type FulfillmentOrder } from './fulfillment-order.js';

/** Which order, and why the warehouse rejects it. */
export interface RejectFulfillmentOrder {
  readonly reference: string;
  readonly reasonCode: string;
  readonly message?: string | null | undefined;
}

/** The calling warehouse rejects its fulfillment order; the merchant fixes it (document 1, A, reject). */
export const rejectFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { reference, reasonCode, message }: RejectFulfillmentOrder): Promise<FulfillmentOrder> =>
  changeFulfillmentOrder(deps, { name: 'rejectFulfillmentOrder', context, reference, event: 'fulfillment.rejected' }, async (fulfillmentOrder, transaction) => {
    const after = rejected(fulfillmentOrder, reasonCode, message ?? null);
    await raiseAlerts(deps, transaction, { cause: context, alerts: [rejectionAlert(after)] });
    return after;
  });

/** The alert to the merchant about a rejected fulfillment order. */
export function rejectionAlert({ orderId, number, rejectionCode, rejectionMessage }: FulfillmentOrder): RaisedAlert {
  const why = [rejectionCode, rejectionMessage].filter((text) => text !== null).join(': ');
  return { type: 'ORDER_REJECTED', subject: orderId, message: `Order ${number}: the warehouse refuses it (${why})` };
}
