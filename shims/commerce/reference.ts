import { z } from 'zod';
import { Failure } from '#contract/failure.js';

const LONGEST = 120;
const CONTROL = /\p{Cc}/u;

/** `{order}` in a path. */
export const OrderPath = z.object({ order: z.string().describe('Order number, with (%23) or without the leading #, or the order\'s id.') });

/** `{return}` in a path. */
export const ReturnPath = z.object({ return: z.string().describe('Return number, or the return\'s id.') });

/** The reference the graph looks up; text that cannot be an order number is ORDER_NOT_FOUND, not invalid input. */
export const orderReference = ({ order }: z.output<typeof OrderPath>): string => checked(order, unknownOrder);

/** The same for a return. */
export const returnReference = ({ return: reference }: z.output<typeof ReturnPath>): string => checked(reference, unknownReturn);

/** No order has this number or id. */
export const unknownOrder = (): Failure => new Failure('ORDER_NOT_FOUND', 'There is no such order');

/** No return has this number or id. */
export const unknownReturn = (): Failure => new Failure('RETURN_NOT_FOUND', 'There is no such return');

function checked(reference: string, unknown: () => Failure): string {
  if (reference.length > LONGEST || CONTROL.test(reference)) throw unknown();
  return reference;
}
