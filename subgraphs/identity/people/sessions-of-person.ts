import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import { deleteSessions, sessionsOf } from '../accounts/sign-in-session.store.js';
import type { SignInSession } from '../accounts/sign-in-session.js';
import { endGrantsOf } from '../oauth/grant.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyOfAccountOwner, companyToManage } from './access.js';
import { personOf } from './known-person.js';
import type { Person } from './person.js';
import { personIdsOf } from './person.store.js';
import { requireManager } from './require-manager.js';

/** The browsers in which a person of the company is signed in, newest first; null for somebody who works for another company too, whose sign-ins are not this one's. Needs company.manage, and no limited token. */
export function listSessionsOf({ principal, loaders }: IdentityContext, { accountId }: Person): Promise<readonly SignInSession[] | null> {
  companyOfSignIns(principal);
  return loaders.sessions(accountId);
}

/** The company that the caller manages; its people are also they themselves, whose sign-ins a limited token does not reach. */
function companyOfSignIns(principal: Principal): number {
  companyOfAccountOwner(principal);
  return companyToManage(principal);
}

/** Which sessions of a person to end. */
export interface EndedSessions {
  /** The person. */
  readonly id: string;
  /** One of them; all, and what the person allowed apps, unless it is given. */
  readonly sessionId?: string | null | undefined;
}

/** End a session of a person, or all with what they allowed apps, our own tools included; their tokens and password stay. Returns the person. Throws FORBIDDEN where they work for another company too. Needs company.manage, an owner for an owner, and no limited token. */
export function endSessionsOf({ principal, identity: { database, clock } }: IdentityContext, { id, sessionId }: EndedSessions): Promise<Person> {
  const companyId = companyOfSignIns(principal);
  return database.inTransaction(async (transaction) => {
    const person = await personOf(transaction, companyId, id);
    await requireManager(transaction, principal, person.role);
    if (await isElsewhere(transaction, person)) throw new Failure('FORBIDDEN', 'This person works for another company too, so only they can end their sign-ins; deactivate them to keep them out of this one');
    const now = instant(clock);
    const open = await sessionsOf(transaction, person.accountId, now);
    const ended = open.filter((session) => sessionId == null || session.id === sessionId);
    if (sessionId != null && ended.length === 0) throw new Failure('NOT_FOUND', 'The person has no such session');
    await deleteSessions(transaction, person.accountId, ended.map((session) => session.id));
    if (sessionId == null) await endGrantsOf(transaction, { accountId: person.accountId }, now);
    transaction.recordChange({ kind: 'person', id, before: { sessions: timesOf(open) }, after: { sessions: timesOf(open.filter((session) => !ended.includes(session))) } });
    return person;
  });
}

const isElsewhere = async (reader: Reader, { accountId, companyId }: Person): Promise<boolean> => (await personIdsOf(reader, accountId)).some((other) => other.companyId !== companyId);

/** The audit log is read by the company, which need not know where its people are: it keeps the times alone. */
const timesOf = (sessions: readonly SignInSession[]): object[] => sessions.map(({ createdAt, lastSeenAt }) => ({ createdAt, lastSeenAt }));
