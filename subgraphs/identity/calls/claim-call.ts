import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { companyOfSurface, knownCompany } from '../people/access.js';
import { callerAddress } from '../connections/address-allowlist.js';
import type { IdentityContext } from '../identity-deps.js';
import { prepareBody, readBodies } from './call-bodies.js';
import { redactHeaders, redactPath } from './redact.js';
import type { KeyHolderRow } from './call.store.js';
import { withOpenSecrets } from './sealed-answer.js';
import type { ClaimResult } from './write-claims.js';

/** A call with an idempotency key, as its surface received it. */
export interface ClaimedCall {
  readonly companyId?: number | null | undefined;
  readonly requestId: string;
  readonly connectionId: string;
  readonly surface: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly address: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly requestHeaders: string;
  readonly requestBody?: string | null | undefined;
  readonly processId?: string | null | undefined;
}

/** A stored response. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
  /** Secrets in the body. */
  readonly secrets: readonly string[];
}

/** What the surface does next: run the command, return the stored response, or, while another call runs the command, return the result recorded by it. */
export interface CallClaim {
  readonly outcome: ClaimResult['outcome'];
  readonly callId?: string;
  readonly commandId?: string;
  readonly owner?: string;
  readonly expiresAt?: Instant;
  readonly answer?: StoredAnswer;
}

/** Claim an idempotency key for a call and log the call. Of any number of concurrent equal claims exactly one runs. */
export async function claimCall({ principal, identity }: IdentityContext, { requestBody, companyId: named, ...input }: ClaimedCall): Promise<CallClaim> {
  const companyId = knownCompany(companyOfSurface(principal, named));
  if (principal.kind === 'connection' && principal.connectionId !== input.connectionId) throw new Failure('FORBIDDEN', 'A connection may claim only its own keys');
  const claimed = await identity.callLog.claim(Object.assign(input, {
    companyId,
    path: redactPath(input.path),
    address: callerAddress(input.address),
    requestHeaders: redactHeaders(input.requestHeaders),
    body: await prepareBody(identity.bodyNames.name(companyId, requestBody)),
  }));
  const { outcome, holder } = claimed;
  if (outcome === 'REPLAY') return { outcome, callId: holder.id, answer: await storedAnswer(identity, companyId, holder) };
  if (outcome === 'REUSED') return { outcome };
  return { outcome, callId: holder.id, commandId: holder.command_id, owner: holder.owner, expiresAt: holder.lease_end };
}

/** The stored response for retries of a call. */
export async function storedAnswer({ database, sealing }: IdentityContext['identity'], companyId: number, call: Pick<KeyHolderRow, 'status' | 'answer_headers' | 'answer_body'>): Promise<StoredAnswer> {
  const { status, answer_headers: headers, answer_body: hash } = call;
  const contents = await readBodies([database], companyId, hash === null ? [] : [hash]);
  return { status: status ?? 0, headers: headers ?? '{}', ...withOpenSecrets({ companyId, body: hash === null ? '' : contents.get(hash) ?? '' }, sealing) };
}
