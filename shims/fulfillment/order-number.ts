import { z } from 'zod';
import { Failure } from '#contract/failure.js';

const LONGEST = 120;

/** `{number}` in a path: with or without its #, or the id. */
export const OrderPath = z.object({ number: z.string().describe('Order number, with (%23) or without the leading #, or the order\'s id.') });

/** The reference the graph looks up; text that cannot be an order number is ORDER_NOT_FOUND, not invalid input. */
export function orderReference({ number }: z.output<typeof OrderPath>): string {
  if (number.length > LONGEST || CONTROL.test(number)) throw new Failure('ORDER_NOT_FOUND', 'There is no such order for this warehouse');
  return number;
}

const CONTROL = /\p{Cc}/u;
