import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';
import { accountOf } from '../oauth/account-of.js';
import { companyOfAccountOwner } from '../people/access.js';
import type { SignInSession } from './sign-in-session.js';
import { deleteSessions, sessionsOf } from './sign-in-session.store.js';

/** The browsers in which the caller is signed in, newest first; needs company.read and a token without a limit. Programs have none. */
export async function listSessions({ principal, identity: { database, clock } }: IdentityContext): Promise<readonly SignInSession[]> {
  companyOfAccountOwner(principal);
  const accountId = await accountOf(database, principal);
  return accountId === undefined ? [] : sessionsOf(database, accountId, instant(clock));
}

/** End one of the caller's sessions; needs company.read and a token without a limit. Returns it; throws NOT_FOUND for one that is not theirs. */
export async function endOneSession(context: IdentityContext, id: string): Promise<SignInSession> {
  const [session] = await ended(context, (one) => one.id === id);
  if (!session) throw new Failure('NOT_FOUND', 'You have no such session');
  return session;
}

/** End all of the caller's sessions: calls of the graph are made with none of them; needs company.read and a token without a limit. Returns the ended ones. */
export const endOtherSessions = (context: IdentityContext): Promise<readonly SignInSession[]> => ended(context, () => true);

/** The audit log is read by the company, which need not know where its people are: it keeps the times alone. */
function ended({ principal, identity: { database, clock } }: IdentityContext, isMeant: (session: SignInSession) => boolean): Promise<readonly SignInSession[]> {
  companyOfAccountOwner(principal);
  return database.inTransaction(async (transaction) => {
    const accountId = await accountOf(transaction, principal);
    if (accountId === undefined) return [];
    const sessions = (await sessionsOf(transaction, accountId, instant(clock))).filter(isMeant);
    await deleteSessions(transaction, accountId, sessions.map(({ id }) => id));
    for (const { id, createdAt, lastSeenAt } of sessions) transaction.recordChange({ kind: 'session', id, before: { createdAt, lastSeenAt }, after: null });
    return sessions;
  });
}
