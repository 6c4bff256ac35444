import { companyOfSurface, knownCompany } from '../people/access.js';
import type { IdentityContext } from '../identity-deps.js';

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

/** Store the answer of a claimed call; false, and nothing is changed, when the call lost its key to a repetition. */
export async function finishCall({ principal, identity }: IdentityContext, { keep, body: content, companyId: named, ...answer }: FinishedCall): Promise<boolean> {
  const companyId = knownCompany(companyOfSurface(principal, named));
  const body = await identity.callBodies.prepare(companyId, content);
  const ending = { ...answer, companyId, state: keep ? 'DONE' : 'FREE', body: body?.hash ?? null } as const;
  return identity.callLog.write({ kind: 'ending', ending, body });
}
