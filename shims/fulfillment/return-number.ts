import { z } from 'zod';
import { Failure } from '#contract/failure.js';

const LONGEST = 120;
const CONTROL = /\p{Cc}/u;

/** `{return}` in a path: the number or the id. */
export const ReturnPath = z.object({ return: z.string().describe('Return number, or the return\'s id.') });

/** The reference the graph looks up; text that cannot be a return number is RETURN_NOT_FOUND, not invalid input. */
export function returnReference({ return: reference }: z.output<typeof ReturnPath>): string {
  if (reference.length > LONGEST || CONTROL.test(reference)) throw new Failure('RETURN_NOT_FOUND', 'There is no such return for this warehouse');
  return reference;
}
