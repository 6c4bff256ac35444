import { companyOfSurface, knownCompany } from '../people/access.js';
import type { IdentityContext } from '../identity-deps.js';
import { prepareBody } from './call-bodies.js';
import { answerOfCall } from './call.store.js';
import { withSealedSecrets } from './sealed-answer.js';
import { storedAnswer, type StoredAnswer } from './claim-call.js';

/** The response of a claimed call. */
export interface FinishedCall {
  readonly companyId?: number | null | undefined;
  readonly callId: string;
  readonly owner: string;
  readonly status: number;
  /** JSON text. */
  readonly headers: string;
  readonly body: string;
  /** Secrets in the body: stored sealed. */
  readonly secrets?: readonly string[] | null | undefined;
  readonly durationMs: number;
  /** Whether retries with the same key get this response; false frees the key. */
  readonly keep: boolean;
}

/** The result of finishing a claimed call. */
export interface CallEnding {
  /** Whether the response was stored. */
  readonly stored: boolean;
  /** The response already stored by a retry, if any. */
  readonly answer?: StoredAnswer;
}

/**
 * Store the response of a claimed call. Nothing changes when a retry has finished the call already, whose response is returned, or when the call
 * has lost its key.
 */
export async function finishCall({ principal, identity }: IdentityContext, { keep, body: content, secrets, companyId: named, ...answer }: FinishedCall): Promise<CallEnding> {
  const companyId = knownCompany(companyOfSurface(principal, named));
  const body = await prepareBody(identity.bodyNames.name(companyId, withSealedSecrets({ companyId, body: content }, secrets ?? [], identity.sealing)));
  const ending = Object.assign(answer, { companyId, state: keep ? 'DONE' : 'FREE', body: body?.hash ?? null } as const);
  if (await identity.callLog.end({ ending, body })) return { stored: true };
  const given = await answerOfCall(identity.database, companyId, answer.callId);
  return given ? { stored: false, answer: await storedAnswer(identity, companyId, given) } : { stored: false };
}
