import { isUtf8 } from 'node:buffer';
import { Failure } from '#contract/failure.js';
import type { CallHead } from '#kit/route.js';

/** The form of a public key (document 3, Authentication, I). */
export const KEY = /^pk_[0-9a-f]{32}$/;
const TEST_CODE = /^[A-Z0-9]{6}$/;

/** The public key of a call: of the header, then of the body, then of the query; the first that there is counts (document 3, I, Public key location). Undefined without one, and for one that is malformed. */
export function presentedKey({ headers, query }: Pick<CallHead, 'headers' | 'query'>, body: unknown): string | undefined {
  const key = headers['x-service-key'] ?? fieldOf(body, 'key') ?? query['key'];
  return typeof key === 'string' && KEY.test(key) ? key : undefined;
}

/** A field of a body; undefined where the body has none. */
export const fieldOf = (body: unknown, name: string): unknown => (typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined);

/** A test code as it is compared: trimmed, in capitals; undefined for none, and for what has not its form. */
export function testCodeOf(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return TEST_CODE.test(code) ? code : undefined;
}

/** A body as JSON. Control characters, repeated names and depth are no flaw of it: browsers make it, and each field is read by itself. Throws MALFORMED_BODY for what is no JSON. */
export function readBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new Failure('MALFORMED_BODY', 'The body is not UTF-8');
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (cause) {
    throw new Failure('MALFORMED_BODY', 'The body is not valid JSON', {}, { cause });
  }
}
