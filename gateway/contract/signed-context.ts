import { equalInConstantTime, hmacSha256, randomNonce, sha256 } from '#kernel/crypto.js';
import type { Clock } from '#kernel/clock.js';
import { Failure } from './failure.js';
import type { CallContext } from './principal.js';

/** The header in which a call's context travels between processes of the product. */
export const CONTEXT_HEADER = 'x-portico-context';

/** A signing key and its id, by which the receiver selects it. */
export interface SigningKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Each of them signs, and any of them verifies: processes that have another one in common beside an old or a new one accept each other's calls. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** The target of a call. */
export interface Target {
  /** The called subgraph. */
  readonly audience: string;
  readonly method: string;
  readonly path: string;
}

/** The signed claims: caller, target, body, time and nonce. */
interface Claims extends Target {
  readonly context: CallContext;
  /** SHA-256 of the exact bytes. */
  readonly body: string;
  /** Milliseconds of the Unix clock. */
  readonly issuedAt: number;
  readonly nonce: string;
}

/** A valid signature of a call whose body and nonce are still to be checked. */
export interface SignedCall extends Pick<Claims, 'context' | 'nonce'> {
  /** The last millisecond at which the signature is accepted; its nonce is remembered until then. */
  readonly validUntil: number;
  /** Refuse a body other than the signed one. */
  readonly checkBody: (bytes: Buffer) => void;
}

const WINDOW_MILLISECONDS = 60_000;

interface Signing {
  readonly keys: SigningKeys;
  readonly clock: Clock;
}

/** The signed context of one call, valid for this target and body, within a minute before and after its time: `key id.claims.signature`, and during a rotation `.key id.signature` of each further key. */
export function signContext(context: CallContext, { body, ...target }: Target & { readonly body: string }, { keys: [first, ...others], clock }: Signing): string {
  const claims: Claims = { context, ...target, body: sha256(body), issuedAt: clock.now().getTime(), nonce: randomNonce() };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const signature = ({ id, bytes }: SigningKey): string => hmacSha256(bytes, `${id}.${payload}`);
  return [`${first.id}.${payload}.${signature(first)}`, ...others.map((key) => `${key.id}.${signature(key)}`)].join('.');
}

/** Verify a signed context; throws UNAUTHENTICATED for an unknown key, a time out of range or another target. */
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
  const [keyId = '', payload = '', signature = '', ...others] = signed.split('.');
  const signatures = [keyId, signature, ...others]; // each after the id of its key
  const key = keys.find(({ id }) => signatures.includes(id));
  if (!key || !equalInConstantTime(signatures[signatures.indexOf(key.id) + 1] ?? '', hmacSha256(key.bytes, `${key.id}.${payload}`))) refuse('This call is not signed by a process of this deployment');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims; // signed, so it has the shape we wrote
}

function refuse(message: string): never {
  throw new Failure('UNAUTHENTICATED', message);
}
