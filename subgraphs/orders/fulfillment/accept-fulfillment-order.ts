import { instant, type Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { acceptBatch } from './accept-batch.js';
import { workOnOrder } from './change-part.js';
import type { FulfillmentOrder } from './fulfillment-order.js';

/** Which order, and what the warehouse says of it. */
export interface AcceptFulfillmentOrder {
  readonly reference: string;
  readonly wmsReference?: string | null | undefined;
  /** When the warehouse accepted it; now unless it says so. */
  readonly acceptedAt?: Instant | null | undefined;
}

/** The calling warehouse accepts its fulfillment order (document 1, A, accept). */
export const acceptFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { reference, wmsReference, acceptedAt }: AcceptFulfillmentOrder): Promise<FulfillmentOrder> =>
  workOnOrder(deps, { name: 'acceptFulfillmentOrder', context, reference }, async (before, transaction) => {
    const acceptance = { acceptedAt: acceptedAt ?? instant(deps.clock), wmsReference: wmsReference ?? null };
    const [after = before] = await acceptBatch(deps, transaction, { context, orders: [before], acceptance });
    return after;
  });
