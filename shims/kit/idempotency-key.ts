import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '#contract/failure.js';

const PRINTABLE = 'must be 1 to 255 printable ASCII characters';

/** What keys are made of: without spaces (document 1, A), or with spaces within (document 3, H). */
const KEYS = {
  unspaced: { form: /^[\x21-\x7e]{1,255}$/, rule: `${PRINTABLE} without spaces` },
  spaced: { form: /^[\x20-\x7e]{1,255}$/, rule: PRINTABLE },
} as const;

/** The form of keys of surfaces that have no form of their own, and what its rule is. */
export const { form: KEY_FORM, rule: KEY_RULE } = KEYS.unspaced;

/** One of the forms of keys. */
export type KeyForm = keyof typeof KEYS;

/** The Idempotency-Key of a call; undefined without one, BAD_INPUT when it breaks the rule. */
export function idempotencyKey(headers: IncomingHttpHeaders, keys: KeyForm = 'unspaced'): string | undefined {
  const key = headers['idempotency-key'];
  const { form, rule } = KEYS[keys];
  if (key === undefined || (typeof key === 'string' && form.test(key))) return key;
  throw new Failure('BAD_INPUT', `Idempotency-Key ${rule}`, { 'Idempotency-Key': [rule] });
}
