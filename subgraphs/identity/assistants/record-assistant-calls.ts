import { Failure } from '#contract/failure.js';
import { requireScope } from '#contract/principal.js';
import { firstIdAt } from '../calls/call.js';
import { companiesByIds } from '../companies/company.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { isKeepable, type AssistantCall } from './assistant-call.js';
import { insertAssistantCalls } from './assistant-call.store.js';

const MOST = 1000;

/** Store calls of tools by AI clients; one that cannot be kept, such as one of an unknown company, is left out. Answers how many were stored. For the platform's own surfaces. */
export async function recordAssistantCalls({ principal, identity: { database, ids } }: IdentityContext, calls: readonly AssistantCall[]): Promise<number> {
  requireScope(principal, 'system');
  if (calls.length > MOST) throw new Failure('BAD_INPUT', `At most ${String(MOST)} calls are recorded at once`, { calls: [`must be at most ${String(MOST)}`] });
  const known = new Set((await companiesByIds(database, [...new Set(calls.map(({ companyId }) => companyId))])).map(({ id }) => id));
  const kept = calls.filter((call) => known.has(call.companyId) && isKeepable(call)).map((call) => ({ ...call, id: idAt(call.calledAt, ids.next()) }));
  if (kept.length > 0) await database.inTransaction((transaction) => insertAssistantCalls(transaction, kept));
  return kept.length;
}

const TIME_LENGTH = 14;

/** An id that begins with the time of its call, which was a while before it is stored. */
const idAt = (at: AssistantCall['calledAt'], id: string): string => firstIdAt(at).slice(0, TIME_LENGTH) + id.slice(TIME_LENGTH);
