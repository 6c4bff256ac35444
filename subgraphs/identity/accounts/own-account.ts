import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { isLanguage } from '#contract/languages.js';
import { requireScope } from '#contract/principal.js';
import { validName } from '../companies/company.js';
import type { IdentityContext } from '../identity-deps.js';
import { personIdsOf } from '../people/person.store.js';
import { deleteLinks } from './account-link.store.js';
import { choosePassword, updateActiveCompany, updateProfile } from './account.store.js';
import type { Account } from './account.js';
import { auditAccount } from './audit-account.store.js';
import { withPassword, type PasswordRefused } from './check-password.js';
import { hardPassword } from './hard-password.js';
import { mailAccount, passwordChanged } from './mail-account.js';
import { heldSession } from './read-session.js';
import type { SignInSession } from './sign-in-session.js';
import { deleteSessions, deleteSessionsOf, sessionsOf } from './sign-in-session.store.js';

/** Somebody at their account page: the token of their session, and where they are. */
export interface AtAccount {
  readonly sessionToken: string;
  readonly address: string;
}

/** The account of a session; throws UNAUTHENTICATED without one, and FORBIDDEN while its password is a one-time one, which gives nothing but another password. For the platform's own tools. */
export async function accountOf(context: IdentityContext, sessionToken: string): Promise<Held> {
  const held = await signedInTo(context, sessionToken);
  if (held.account.passwordExpiresAt !== null) throw new Failure('FORBIDDEN', 'The password is a one-time one: choose another first');
  return held;
}

interface Held {
  readonly session: SignInSession;
  readonly account: Account;
}

async function signedInTo({ principal, identity }: IdentityContext, sessionToken: string): Promise<Held> {
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

const profileIn = ({ name, locale }: Account) => ({ name, locale });

/** Change one's own name and language. */
export async function changeOwnProfile(context: IdentityContext, { sessionToken, name, locale }: OwnProfile): Promise<boolean> {
  const { identity: { database, clock } } = context;
  const { account } = await accountOf(context, sessionToken);
  const chosen = locale != null && isLanguage(locale) ? locale : null;
  await database.inTransaction(async (transaction) => {
    const after = { ...account, name: validName(name), locale: chosen };
    await updateProfile(transaction, after, instant(clock));
    await auditAccount(transaction, context, { operation: 'changeOwnProfile', account, change: { kind: 'account', id: account.id, before: profileIn(account), after: profileIn(after) } });
  });
  return true;
}

/** Choose the company that is active where a person has several; throws NOT_FOUND for one that is not theirs. For the platform's own tools. */
export async function setActiveCompany({ principal, identity: { database, clock } }: IdentityContext, { accountId, companyId }: { readonly accountId: string; readonly companyId: number }): Promise<boolean> {
  requireScope(principal, 'system');
  await database.inTransaction(async (transaction) => {
    const people = await personIdsOf(transaction, accountId);
    if (!people.some((person) => person.companyId === companyId)) throw new Failure('NOT_FOUND', 'This account does not belong to the company');
    await updateActiveCompany(transaction, accountId, { companyId, at: instant(clock) });
  });
  return true;
}

/** The result of what needs the present password. */
export type PasswordCheck = { readonly outcome: 'DONE' | 'EXPIRED' } | PasswordRefused;

/** It was done. */
export const DONE: PasswordCheck = { outcome: 'DONE' };
const EXPIRED: PasswordCheck = { outcome: 'EXPIRED' };

/** A person's new password, with the present one. */
interface OwnPassword extends AtAccount {
  readonly password: string;
  readonly newPassword: string;
}

/** Change one's own password: every other session ends, and mailed links are void. */
export async function changeOwnPassword(context: IdentityContext, { sessionToken, address, password, newPassword }: OwnPassword): Promise<PasswordCheck> {
  const { identity } = context;
  const { account, session } = await signedInTo(context, sessionToken);
  if (account.passwordExpiresAt !== null && account.passwordExpiresAt <= instant(identity.clock)) return EXPIRED;
  if (account.passwordExpiresAt !== null && newPassword === password) throw new Failure('BAD_INPUT', 'A one-time password is replaced by another one, since whoever gave it knows it', { newPassword: ['is the one-time password'] });
  const chosen = await hardPassword(identity.database, account, newPassword);
  return withPassword<PasswordCheck>(identity, { account, email: account.email, password, address }, async () => {
    const passwordHash = await identity.passwords.hash(chosen);
    return async (transaction) => {
      const at = instant(identity.clock);
      await choosePassword(transaction, account.id, { passwordHash, at, isByMail: false });
      await deleteLinks(transaction, account.id);
      await deleteSessionsOf(transaction, account.id, session.id);
      await auditAccount(transaction, context, { operation: 'changeOwnPassword', account });
      await mailAccount(identity, transaction, passwordChanged(identity, account, at));
      return DONE;
    };
  });
}

/** One's own sessions, newest first; none without a session, nor with a one-time password. */
export async function listOwnSessions({ principal, identity }: IdentityContext, sessionToken: string): Promise<SignInSession[]> {
  requireScope(principal, 'system');
  const held = await heldSession(identity, sessionToken);
  return held?.account.passwordExpiresAt === null ? sessionsOf(identity.database, held.account.id, instant(identity.clock)) : [];
}

/** End one of one's own sessions, or all others without an id; answers how many ended. */
export async function endOwnSessions(context: IdentityContext, { sessionToken, id }: { readonly sessionToken: string; readonly id?: string | null | undefined }): Promise<number> {
  const { account, session } = await accountOf(context, sessionToken);
  return context.identity.database.inTransaction((transaction) => (id == null ? deleteSessionsOf(transaction, account.id, session.id) : deleteSessions(transaction, account.id, [id])));
}
