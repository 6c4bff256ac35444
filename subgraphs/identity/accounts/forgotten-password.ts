import { instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import type { Language } from '#contract/languages.js';
import { isMailAddress } from '#kernel/mail-address.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Account } from './account.js';
import { newLink } from './account-link.js';
import { linkByHash, useLink } from './account-link.store.js';
import { accountByEmail, accountById, choosePassword } from './account.store.js';
import { auditAccount } from './audit-account.store.js';
import { endAccess } from './end-access.js';
import { hardPassword } from './hard-password.js';
import { mailAccount, pageLink, passwordChanged } from './mail-account.js';
import { mailsLeft } from './mails-left.js';
import { clearAttempts } from './sign-in-attempts.js';

/** Who asks for a link to choose a new password. */
interface Forgotten {
  readonly email: string;
  readonly language: Language;
}

/** Mail a link to choose a new password, if an account has this address; for the sign-in page. The answer is the same if none has; the link and the mail are two more writes in the same transaction. */
export async function requestPasswordReset({ principal, identity }: IdentityContext, { email: entered, language }: Forgotten): Promise<boolean> {
  requireScope(principal, 'system');
  const email = entered.trim().toLowerCase();
  await identity.database.inTransaction(async (transaction) => {
    const account = await accountByEmail(transaction, email);
    const mayMail = await mailsLeft(transaction, { askedBy: 'stranger', email, now: identity.clock.now() });
    if (!account || !mayMail || !isMailAddress(email)) return;
    const token = await newLink(transaction, identity, { accountId: account.id, kind: 'PASSWORD', email: null });
    await mailAccount(identity, transaction, { account, template: 'passwordReset', data: { link: pageLink(identity, 'reset', token) }, language });
  });
  return true;
}

/** The address whose password a mailed link can replace; null for a link that is unknown, used or expired. */
export const readPasswordLink = async (context: IdentityContext, token: string): Promise<string | null> => (await accountOfLink(context, token))?.email ?? null;

async function accountOfLink({ principal, identity: { database, clock } }: IdentityContext, token: string): Promise<Account | undefined> {
  requireScope(principal, 'system');
  const link = await linkByHash(database, sha256(token), instant(clock));
  return link?.kind === 'PASSWORD' ? accountById(database, link.accountId) : undefined;
}

/** Choose a new password by a mailed link, which is then used up; every session and every grant of an app ends. Answers whether the link was valid. */
export async function resetForgottenPassword(context: IdentityContext, { token, password }: { readonly token: string; readonly password: string }): Promise<boolean> {
  const { identity } = context;
  const linked = await accountOfLink(context, token);
  if (!linked) return false; // before the password is hashed
  const passwordHash = await identity.passwords.hash(await hardPassword(identity.database, linked, password));
  return identity.database.inTransaction(async (transaction) => {
    const at = instant(identity.clock);
    const link = await linkByHash(transaction, sha256(token), at);
    const account = link?.kind === 'PASSWORD' ? await accountById(transaction, link.accountId) : undefined;
    if (!account || !await useLink(transaction, sha256(token))) return false;
    await choosePassword(transaction, account.id, { passwordHash, at, isByMail: true });
    await endAccess(transaction, account.id, at);
    await clearAttempts(transaction, account.email);
    await auditAccount(transaction, context, { operation: 'resetForgottenPassword', account });
    await mailAccount(identity, transaction, passwordChanged(identity, account, at));
    return true;
  });
}
