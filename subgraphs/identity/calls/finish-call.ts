import { companyOfSurface, knownCompany } from '../people/access.js';
import type { IdentityContext } from '../identity-deps.js';
import { prepareBody } from './call-bodies.js';
import { answerOfCall } from './call.store.js';
import { storedAnswer, type StoredAnswer } from './claim-call.js';

/** The answer of a claimed call. */
export interface FinishedCall {
  readonly companyId?: number | null | undefined;
  readonly callId: string;
  readonly owner: string;
  readonly status: number;
  /** JSON text. */
  readonly headers: string;
  readonly body: string;
  readonly durationMs: number;
  /** Whether repetitions of the key get this answer; false frees the key. */
  readonly keep: boolean;
}

/** What became of the answer of a claimed call. */
export interface CallEnding {
  /** Whether it is the call's answer now. */
  readonly stored: boolean;
  /** The answer it has already, if it has one. */
  readonly answer?: StoredAnswer;
}

/**
 * Store the answer of a claimed call. Nothing is changed when a repetition finished the call before, whose answer this is then, or when the call lost
 * its key.
 */
export async function finishCall({ principal, identity }: IdentityContext, { keep, body: content, companyId: named, ...answer }: FinishedCall): Promise<CallEnding> {
  const companyId = knownCompany(companyOfSurface(principal, named));
  const body = await prepareBody(identity.bodyNames.name(companyId, content));
  const ending = { ...answer, companyId, state: keep ? 'DONE' : 'FREE', body: body?.hash ?? null } as const;
  if (await identity.callLog.end({ ending, body })) return { stored: true };
  const given = await answerOfCall(identity.database, companyId, answer.callId);
  return given ? { stored: false, answer: await storedAnswer(identity, companyId, given) } : { stored: false };
}
