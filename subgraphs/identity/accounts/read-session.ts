import { instant } from '#kernel/clock.js';
import { equalInConstantTime, sha256 } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { profileOf, type AccountProfile } from './account-profile.js';
import type { Account } from './account.js';
import { accountById } from './account.store.js';
import type { SignInSession } from './sign-in-session.js';
import { deleteSessions, sessionByHash } from './sign-in-session.store.js';

/** A session with its account. */
export interface OpenSession extends SignInSession {
  readonly account: AccountProfile;
  /** Whether the password is a one-time one, so that another has to be chosen before anything else. */
  readonly mustChoosePassword: boolean;
}

/** The session of a token; null for one that is unknown, expired or ended. For the platform's own tools. */
export async function readSession({ principal, identity }: IdentityContext, token: string): Promise<OpenSession | null> {
  requireScope(principal, 'system');
  const held = await heldSession(identity, token);
  if (!held) return null;
  identity.sessionUses.note(held.session);
  return { ...held.session, account: await profileOf(identity.database, held.account), mustChoosePassword: held.account.passwordExpiresAt !== null };
}

/** The session of a token and its account; undefined for one that is unknown, expired or ended. Read from the database at every call. */
export async function heldSession({ database, clock }: Identity, token: string): Promise<{ readonly session: SignInSession; readonly account: Account } | undefined> {
  const presented = sha256(token);
  const known = await sessionByHash(database, presented);
  if (!known || !equalInConstantTime(known.hash, presented) || known.session.expiresAt <= instant(clock)) return undefined;
  const account = await accountById(database, known.session.accountId);
  return account && { session: known.session, account };
}

/** End the session of a token; answers whether there was one. For the platform's own tools. */
export async function endSession({ principal, identity }: IdentityContext, token: string): Promise<boolean> {
  requireScope(principal, 'system');
  const held = await heldSession(identity, token);
  if (!held) return false;
  const { accountId, id } = held.session;
  return await identity.database.inTransaction((transaction) => deleteSessions(transaction, accountId, [id])) > 0;
}
