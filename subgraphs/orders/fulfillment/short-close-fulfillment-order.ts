import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { saveChange, workOnOrder } from './change-fulfillment-order.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { confirmBatch } from './move-batch.js';
import { isAnswered, isShortClosed, type RepeatPolicy } from './repeats.js';
import { shortClosed } from './shipping-out.js';

/** Which order, and why its warehouse stops. */
export interface ShortCloseFulfillmentOrder {
  readonly reference: string;
  readonly reasonCode?: string | null | undefined;
  readonly message?: string | null | undefined;
  readonly repeat?: RepeatPolicy | null | undefined;
}

/**
 * The calling warehouse short-closes its fulfillment order, or confirms a cancellation (document 1, A, POST /orders/{number}/cancel). Open units become
 * unfulfillable and are refunded once, or cancelled where a cancellation was requested.
 */
export const shortCloseFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { reference, repeat, reasonCode, message }: ShortCloseFulfillmentOrder): Promise<FulfillmentOrder> =>
  workOnOrder(deps, { name: 'shortCloseFulfillmentOrder', context, reference }, async (before, transaction) => {
    if (await isAnswered(repeat, () => isShortClosed(before))) return before;
    if (isShortClosed(before) && before.status === 'CANCELLED') throw new Failure('ORDER_CANCELLED', 'The cancellation of this order is confirmed already');
    if (before.status === 'CANCEL_REQUESTED') return (await confirmBatch(deps, transaction, { context, orders: [before] }))[0] ?? before;
    const after = shortClosed(before);
    const why = [reasonCode, message].filter((text) => text != null).join(': ');
    await raiseAlerts(deps, transaction, {
      cause: context, alerts: [{ type: 'WAREHOUSE_GAVE_UP', subject: before.orderId, message: `Order ${before.number}: the warehouse short-closed its fulfillment order${why === '' ? '' : ` (${why})`}` }],
    });
    return saveChange(deps, transaction, { context, event: 'fulfillment.closed', movesOrder: true, before, after: await deps.refundMissing(transaction, { context, fulfillmentOrder: after }) });
  });
