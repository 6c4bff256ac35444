import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '#contract/failure.js';

const KEY = /^[\x21-\x7e]{1,255}$/;
const RULE = 'must be 1 to 255 printable ASCII characters without spaces';

/** The Idempotency-Key of a call (document 1, A); undefined without one, BAD_INPUT when it breaks the rule. */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key;
  throw new Failure('BAD_INPUT', `Idempotency-Key ${RULE}`, { 'Idempotency-Key': [RULE] });
}
