import { equalInConstantTime, hmacSha256, randomNonce, sha256 } from '#kernel/crypto.js';
import type { Clock } from '#kernel/clock.js';
import { Failure } from './failure.js';
import type { CallContext } from './principal.js';

/** The header in which a call's context travels between processes of the product. */
export const CONTEXT_HEADER = 'x-portico-context';

/** A key that signs, and the name by which the other side finds it. */
export interface SigningKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The first signs; all of them verify, so that a new one can be known everywhere before it is used. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** Where a call goes. */
export interface Target {
  /** The subgraph that is asked. */
  readonly audience: string;
  readonly method: string;
  readonly path: string;
}

/** What a signature says: who calls, where to, with which body, when, and once. */
interface Claims extends Target {
  readonly context: CallContext;
  /** SHA-256 of the exact bytes. */
  readonly body: string;
  /** Milliseconds of the Unix clock. */
  readonly issuedAt: number;
  readonly nonce: string;
}

/** A signature that is right, of a call whose body is still to be compared and whose nonce is still to be taken. */
export interface SignedCall extends Pick<Claims, 'context' | 'nonce'> {
  /** The last millisecond at which the signature is accepted; its nonce is to be remembered until then. */
  readonly validUntil: number;
  /** Refuse other bytes than those that were signed. */
  readonly checkBody: (bytes: Buffer) => void;
}

const WINDOW_MILLISECONDS = 60_000;

interface Signing {
  readonly keys: SigningKeys;
  readonly clock: Clock;
}

/** The context of one call as a signed text, valid for a minute before and after now, for this target and this body alone. */
export function signContext(context: CallContext, { body, ...target }: Target & { readonly body: string }, { keys: [key], clock }: Signing): string {
  const claims: Claims = { context, ...target, body: sha256(body), issuedAt: clock.now().getTime(), nonce: randomNonce() };
  const text = `${key.id}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${text}.${hmacSha256(key.bytes, text)}`;
}

/** What a signed text says; throws UNAUTHENTICATED when it is another's, too old or too new, or meant for something else. */
export function verifyContext(signed: string | undefined, target: Target, { keys, clock }: Signing): SignedCall {
  const { context, nonce, issuedAt, body, ...meant } = claimsOf(signed ?? '', keys);
  if (Math.abs(clock.now().getTime() - issuedAt) > WINDOW_MILLISECONDS) refuse('The signature of this call has expired, or the clocks of two machines differ by more than a minute');
  if (meant.audience !== target.audience || meant.method !== target.method || meant.path !== target.path) refuse('This call was signed for another subgraph, method or path');
  return {
    context, nonce, validUntil: issuedAt + WINDOW_MILLISECONDS,
    checkBody: (bytes) => { if (!equalInConstantTime(sha256(bytes), body)) refuse('This call was signed for another body'); },
  };
}

function claimsOf(signed: string, keys: SigningKeys): Claims {
  const [keyId = '', payload = '', signature = ''] = signed.split('.');
  const key = keys.find(({ id }) => id === keyId);
  if (!key || !equalInConstantTime(signature, hmacSha256(key.bytes, `${keyId}.${payload}`))) refuse('This call is not signed by a process of this deployment');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims; // the signature says that we wrote it
}

function refuse(message: string): never {
  throw new Failure('UNAUTHENTICATED', message);
}
