import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { workOnOrder } from './change-fulfillment-order.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { acceptBatch, type AcceptanceReport } from './move-batch.js';

/** Which order, with the warehouse's reference and time of acceptance. */
export interface AcceptFulfillmentOrder extends AcceptanceReport {
  readonly reference: string;
}

/** The calling warehouse accepts its fulfillment order (document 1, A, accept). */
export const acceptFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { reference, ...report }: AcceptFulfillmentOrder): Promise<FulfillmentOrder> =>
  workOnOrder(deps, { name: 'acceptFulfillmentOrder', context, reference }, async (before, transaction) => (await acceptBatch(deps, transaction, { context, orders: [before], report }))[0] ?? before);
