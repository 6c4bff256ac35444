import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { isLanguage } from '#contract/languages.js';
import { requireScope } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { validName } from '../companies/company.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { validPassword } from '../people/person.js';
import { personIdsOf } from '../people/person.store.js';
import { deleteLinks } from './account-link.store.js';
import { accountById, choosePassword, passwordHashOf, stillHasPassword, updateProfile } from './account.store.js';
import type { Account } from './account.js';
import { auditAccount } from './audit-account.store.js';
import { mailAccount } from './mail-account.js';
import { heldSession } from './read-session.js';
import { beginAttempt, takeBackAttempt } from './sign-in-attempts.js';
import type { SignInSession } from './sign-in-session.js';
import { deleteSessions, deleteSessionsOf, sessionsOf } from './sign-in-session.store.js';

/** Somebody at their account page: the token of their session, and where they are. */
export interface AtAccount {
  readonly sessionToken: string;
  readonly address: string;
}

/** The account of a session; throws UNAUTHENTICATED without one. For the platform's own tools. */
export async function accountOf({ principal, identity }: IdentityContext, sessionToken: string): Promise<{ readonly session: SignInSession; readonly account: Account }> {
  requireScope(principal, 'system');
  const held = await heldSession(identity, sessionToken);
  if (!held) throw new Failure('UNAUTHENTICATED', 'The session has ended: sign in again');
  return held;
}

/** The name and language that a person gives their account. */
interface OwnProfile {
  readonly sessionToken: string;
  readonly name: string;
  readonly locale?: string | null | undefined;
}

/** Change one's own name and language. */
export async function changeOwnProfile(context: IdentityContext, { sessionToken, name, locale }: OwnProfile): Promise<boolean> {
  const { identity: { database, clock } } = context;
  const { account } = await accountOf(context, sessionToken);
  const chosen = locale != null && isLanguage(locale) ? locale : null;
  await database.inTransaction(async (transaction) => {
    await updateProfile(transaction, { ...account, name: validName(name), locale: chosen }, instant(clock));
    await auditAccount(transaction, context, { operation: 'changeOwnProfile', account });
  });
  return true;
}

/** Choose the company that is active where a person has several; throws NOT_FOUND for one that is not theirs. For the platform's own tools. */
export async function setActiveCompany({ principal, identity: { database, clock } }: IdentityContext, { accountId, companyId }: { readonly accountId: string; readonly companyId: number }): Promise<boolean> {
  requireScope(principal, 'system');
  await database.inTransaction(async (transaction) => {
    const [account, people] = [await accountById(transaction, accountId), await personIdsOf(transaction, accountId)];
    if (!account || !people.some((person) => person.companyId === companyId)) throw new Failure('NOT_FOUND', 'This account does not belong to the company');
    await updateProfile(transaction, { ...account, activeCompanyId: companyId }, instant(clock));
  });
  return true;
}

/** The result of what needs the present password. */
export interface PasswordCheck {
  readonly outcome: 'DONE' | 'WRONG' | 'BLOCKED';
  readonly retryAfterSeconds?: number;
}

/** Do something that needs the present password, with the same limits as at the sign-in. */
export async function withPassword(identity: Identity, { account, password, address }: { readonly account: Account; readonly password: string; readonly address: string }, work: (transaction: Transaction) => Promise<void>): Promise<PasswordCheck> {
  const { database, passwords, clock } = identity;
  const attempt = { email: account.email, address };
  const retryAfterSeconds = await beginAttempt(identity, attempt);
  if (retryAfterSeconds !== undefined) return { outcome: 'BLOCKED', retryAfterSeconds };
  const passwordHash = await passwordHashOf(database, account.id);
  if (!await passwords.verify(passwordHash, password) || passwordHash === null) return { outcome: 'WRONG' };
  return database.inTransaction(async (transaction): Promise<PasswordCheck> => {
    if (!await stillHasPassword(transaction, account.id, { passwordHash, at: instant(clock) })) return { outcome: 'WRONG' };
    await takeBackAttempt(transaction, attempt);
    await work(transaction);
    return { outcome: 'DONE' };
  });
}

/** A person's new password, with the present one. */
interface OwnPassword extends AtAccount {
  readonly password: string;
  readonly newPassword: string;
}

/** Change one's own password: every other session ends, and mailed links are void. */
export async function changeOwnPassword(context: IdentityContext, { sessionToken, address, password, newPassword }: OwnPassword): Promise<PasswordCheck> {
  const { identity } = context;
  const { account, session } = await accountOf(context, sessionToken);
  const passwordHash = await identity.passwords.hash(validPassword(newPassword));
  return withPassword(identity, { account, password, address }, async (transaction) => {
    const at = instant(identity.clock);
    await choosePassword(transaction, account.id, { passwordHash, at, isByMail: false });
    await deleteLinks(transaction, account.id);
    await deleteSessionsOf(transaction, account.id, session.id);
    await auditAccount(transaction, context, { operation: 'changeOwnPassword', account });
    await mailAccount(identity, transaction, { account, template: 'passwordChanged', data: { changedAt: at } });
  });
}

/** One's own sessions, newest first; none without a session. */
export async function listOwnSessions({ principal, identity }: IdentityContext, sessionToken: string): Promise<SignInSession[]> {
  requireScope(principal, 'system');
  const held = await heldSession(identity, sessionToken);
  return held ? sessionsOf(identity.database, held.account.id, instant(identity.clock)) : [];
}

/** End one of one's own sessions, or all others without an id; answers how many ended. */
export async function endOwnSessions(context: IdentityContext, { sessionToken, id }: { readonly sessionToken: string; readonly id?: string | null | undefined }): Promise<number> {
  const { account, session } = await accountOf(context, sessionToken);
  return context.identity.database.inTransaction((transaction) => (id == null ? deleteSessionsOf(transaction, account.id, session.id) : deleteSessions(transaction, account.id, [id])));
}
