import { instant, type Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changePart } from './change-part.js';
import { accepted, type FulfillmentOrder } from './fulfillment-order.js';

/** Which order, and what the warehouse says of it. */
export interface AcceptFulfillmentOrder {
  readonly reference: string;
  readonly wmsReference?: string | null | undefined;
  /** When the warehouse took it over; now unless it says so. */
  readonly acceptedAt?: Instant | null | undefined;
}

/** The calling warehouse takes its part of an order over (document 1, A, accept). */
export const acceptFulfillmentOrder = (deps: OrdersDeps, context: CallContext, { reference, wmsReference, acceptedAt }: AcceptFulfillmentOrder): Promise<FulfillmentOrder> =>
  changePart(deps, { name: 'acceptFulfillmentOrder', context, reference, event: 'fulfillment.accepted' },
    (part) => accepted(part, acceptedAt ?? instant(deps.clock), wmsReference ?? null));
