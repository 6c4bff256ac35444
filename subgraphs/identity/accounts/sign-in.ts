import { instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import type { Language } from '#contract/languages.js';
import { requireScope } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { callerAddress } from '../connections/address-allowlist.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Account } from './account.js';
import { accountByEmail } from './account.store.js';
import { auditAccount } from './audit-account.store.js';
import { withPassword } from './check-password.js';
import type { Attempt } from './sign-in-attempts.js';
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
  /** The language of the account; null or absent where none was chosen. */
  readonly locale?: Language | null;
}

const TOKEN_LENGTH = 48;
const LONGEST_AGENT = 200;

/** Sign in with a password; for the sign-in page. Unknown addresses and wrong passwords are answered alike, after the same time. */
export async function signIn(context: IdentityContext, { email: entered, password, address, userAgent, replaces }: SignInInput): Promise<SignIn> {
  const { principal, identity } = context;
  requireScope(principal, 'system');
  const email = entered.trim().toLowerCase();
  const signedIn = await withPassword<SignIn>(identity, { account: await accountByEmail(identity.database, email), email, password, address }, () => Promise.resolve(async (transaction, account) => {
    if (replaces != null) await deleteSession(transaction, sha256(replaces));
    return begun(transaction, context, { account, address, userAgent });
  }));
  return { mustChoosePassword: false, ...signedIn };
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
  return { outcome: 'SIGNED_IN', sessionToken, session, mustChoosePassword: account.passwordExpiresAt !== null, locale: account.locale };
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
