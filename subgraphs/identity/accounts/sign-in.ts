import { instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { callerAddress } from '../connections/address-allowlist.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { LONGEST_PASSWORD } from '../people/person.js';
import type { Account } from './account.js';
import { accountByEmail, passwordHashOf, stillHasPassword } from './account.store.js';
import { auditAccount } from './audit-account.store.js';
import { beginAttempt, takeBackAttempt, type Attempt } from './sign-in-attempts.js';
import { sessionEnd, type SignInSession } from './sign-in-session.js';
import { deleteSession, insertSession } from './sign-in-session.store.js';

/** What a person enters to sign in, and where they are. */
export interface SignInInput extends Attempt {
  readonly password: string;
  readonly userAgent: string;
  /** The token of the browser's session before, which ends. */
  readonly replaces?: string | null | undefined;
}

/** WRONG: the address or the password; nobody is told which. */
export type SignInOutcome = 'SIGNED_IN' | 'WRONG' | 'BLOCKED' | 'PASSWORD_EXPIRED';

/** The result of signing in. */
export interface SignIn {
  readonly outcome: SignInOutcome;
  readonly retryAfterSeconds?: number;
  /** The token itself, which only the browser keeps. */
  readonly sessionToken?: string;
  readonly session?: SignInSession;
  /** Whether the password was a one-time one, so that another has to be chosen first. */
  readonly mustChoosePassword: boolean;
}

const TOKEN_LENGTH = 48;
const LONGEST_AGENT = 200;

/** Sign in with a password; for the sign-in page. Unknown addresses and wrong passwords are answered alike, after the same time. */
export async function signIn(context: IdentityContext, { email: entered, password, address, userAgent, replaces }: SignInInput): Promise<SignIn> {
  const { principal, identity } = context;
  requireScope(principal, 'system');
  identity.database.requireRoom();
  const attempt: Attempt = { email: entered.trim().toLowerCase(), address };
  const retryAfterSeconds = await beginAttempt(identity, attempt);
  if (retryAfterSeconds !== undefined) return { outcome: 'BLOCKED', retryAfterSeconds, mustChoosePassword: false };
  const verified = await verifiedAccount(identity, attempt, password);
  if (!verified) return WRONG;
  return identity.database.inTransaction(async (transaction) => {
    const at = instant(identity.clock);
    if (!await stillHasPassword(transaction, verified.account.id, { passwordHash: verified.passwordHash, at })) return WRONG;
    await takeBackAttempt(transaction, attempt);
    if (replaces != null) await deleteSession(transaction, sha256(replaces));
    return begun(transaction, context, { account: verified.account, address, userAgent });
  });
}

const WRONG: SignIn = { outcome: 'WRONG', mustChoosePassword: false };

interface Verified {
  readonly account: Account;
  readonly passwordHash: string;
}

async function verifiedAccount({ database, passwords }: Identity, attempt: Attempt, password: string): Promise<Verified | undefined> {
  const account = await accountByEmail(database, attempt.email);
  const passwordHash = account && password.length <= LONGEST_PASSWORD ? await passwordHashOf(database, account.id) : null;
  const isRight = await passwords.verify(passwordHash, password.slice(0, LONGEST_PASSWORD)).catch(async (error: unknown) => {
    await database.inTransaction((transaction) => takeBackAttempt(transaction, attempt)); // it was not tried
    throw error;
  });
  return account && passwordHash !== null && isRight ? { account, passwordHash } : undefined;
}

interface SignedIn {
  readonly account: Account;
  readonly address: string;
  readonly userAgent: string;
}

async function begun(transaction: Transaction, context: IdentityContext, { account, address, userAgent }: SignedIn): Promise<SignIn> {
  const { clock } = context.identity;
  if (account.passwordExpiresAt !== null && account.passwordExpiresAt <= instant(clock)) return { outcome: 'PASSWORD_EXPIRED', mustChoosePassword: false };
  const { session, sessionToken } = await beginSession(transaction, context, { account, address, userAgent });
  return { outcome: 'SIGNED_IN', sessionToken, session, mustChoosePassword: account.passwordExpiresAt !== null };
}

/** Begin a session of an account; its token is returned only here. */
export async function beginSession(transaction: Transaction, context: IdentityContext, { account, address, userAgent }: SignedIn): Promise<{ readonly session: SignInSession; readonly sessionToken: string }> {
  const { clock, ids } = context.identity;
  const [at, sessionToken] = [instant(clock), randomAlphanumeric(TOKEN_LENGTH)];
  const session: SignInSession = {
    id: ids.next(), accountId: account.id, authTime: at, createdAt: at, lastSeenAt: at, expiresAt: sessionEnd(at), address: callerAddress(address), userAgent: userAgent.slice(0, LONGEST_AGENT),
  };
  await insertSession(transaction, session, sha256(sessionToken));
  await auditAccount(transaction, context, { operation: 'signIn', account });
  return { session, sessionToken };
}
