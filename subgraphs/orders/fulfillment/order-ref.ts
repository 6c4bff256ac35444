import { Failure } from '#contract/failure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { orderNumber } from './order-number.js';

/** How a warehouse names an order: by number (with or without #) or id, or by its public integer; beside that `reference` is the number of the same order. */
export interface OrderRef {
  readonly reference?: string | null | undefined;
  readonly sequence?: number | null | undefined;
}

/** The calling warehouse has no fulfillment order with this reference. */
export const unknownOrder = ({ reference, sequence }: OrderRef): Failure => (sequence == null
  ? new Failure('ORDER_NOT_FOUND', `No order ${reference ?? ''}`, { reference })
  : new Failure('ORDER_NOT_FOUND', `No order with sequence ${String(sequence)}`, { sequence }));

/** Refuse a call whose two references name different orders: BAD_INPUT. */
export function refuseTwoOrders({ number }: FulfillmentOrder, { reference, sequence }: OrderRef): void {
  if (sequence == null || reference == null || orderNumber(reference) === number) return;
  throw new Failure('BAD_INPUT', 'The call names two orders', { reference: [`is not the order of sequence ${String(sequence)}`] });
}
