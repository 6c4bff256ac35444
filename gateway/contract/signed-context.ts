import { equalInConstantTime, hmacSha256 } from '#kernel/crypto.js';
import type { Clock } from '#kernel/clock.js';
import { Failure } from './failure.js';
import type { CallContext } from './principal.js';

/** The header in which a call's context travels between processes of the product. */
export const CONTEXT_HEADER = 'x-portico-context';

const VALID_MILLISECONDS = 60_000;

/** The context as a signed text, valid for one minute. */
export function signContext(context: CallContext, key: Buffer, clock: Clock): string {
  const body = Buffer.from(JSON.stringify({ ...context, until: clock.now().getTime() + VALID_MILLISECONDS })).toString('base64url');
  return `${body}.${hmacSha256(key, body)}`;
}

/** The context of a signed text; throws UNAUTHENTICATED when the signature is another's or too old. */
export function verifyContext(signed: string | undefined, key: Buffer, clock: Clock): CallContext {
  const [body = '', signature = ''] = (signed ?? '').split('.');
  if (!equalInConstantTime(signature, hmacSha256(key, body))) throw new Failure('UNAUTHENTICATED', 'This call is not signed by a process of this deployment');
  const { until, ...context } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as CallContext & { until: number };
  if (until < clock.now().getTime()) throw new Failure('UNAUTHENTICATED', 'The signature of this call has expired');
  return context;
}
