import { instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { isMailAddress } from '#kernel/mail-address.js';
import { Failure } from '#contract/failure.js';
import { requireScope } from '#contract/principal.js';
import { DuplicateKey } from '#subgraph-kit/database-error.js';
import type { IdentityContext } from '../identity-deps.js';
import { validEmail } from '../people/person.js';
import { newLink } from './account-link.js';
import { deleteLinks, linkByHash, useLink } from './account-link.store.js';
import { accountByEmail, updateEmail } from './account.store.js';
import { auditAccount } from './audit-account.store.js';
import { withPassword } from './check-password.js';
import { mailAccount, pageLink } from './mail-account.js';
import { mailsLeft } from './mails-left.js';
import { heldSession } from './read-session.js';
import { accountOf, DONE, type AtAccount, type PasswordCheck } from './own-account.js';

/** A person's new address, with the present password. */
interface OwnEmail extends AtAccount {
  readonly email: string;
  readonly password: string;
}

/** Mail a link to a new address, which is used once the link is followed. An address that another account has gets none, nor one that got three within five minutes, and the answer is the same. */
export async function requestEmailChange(context: IdentityContext, { sessionToken, email: entered, password, address }: OwnEmail): Promise<PasswordCheck> {
  const { identity } = context;
  const { account } = await accountOf(context, sessionToken);
  const email = validEmail(entered);
  if (!isMailAddress(email)) throw new Failure('BAD_INPUT', 'This is not an e-mail address', { email: ['is not an e-mail address'] });
  return withPassword<PasswordCheck>(identity, { account, email: account.email, password, address }, () => Promise.resolve(async (transaction) => {
    if (!await mailsLeft(transaction, { askedBy: 'person', email, now: identity.clock.now() })) return DONE;
    const token = await newLink(transaction, identity, { accountId: account.id, kind: 'EMAIL', email });
    const isTaken = await accountByEmail(transaction, email) !== undefined;
    if (!isTaken) await mailAccount(identity, transaction, { account, template: 'confirmEmail', to: email, data: { link: pageLink(identity, 'email', token), account: account.email } });
    return DONE;
  }));
}

/** A mailed link, and the session of the browser that opened it. */
interface OpenedLink {
  readonly token: string;
  readonly sessionToken: string;
}

/** A new address that waits to be confirmed. */
export interface EmailLink {
  readonly email: string;
  /** Whether the browser is signed in to the account that asked for it. */
  readonly isOwn: boolean;
  /** The present address of that account, for its own browser alone. */
  readonly account: string | null;
}

/** The new address that a mailed link confirms; null for a link that is unknown, used or expired. */
export async function readEmailLink({ principal, identity }: IdentityContext, { token, sessionToken }: OpenedLink): Promise<EmailLink | null> {
  requireScope(principal, 'system');
  const link = await linkByHash(identity.database, sha256(token), instant(identity.clock));
  if (link?.kind !== 'EMAIL' || link.email === null) return null;
  const held = await heldSession(identity, sessionToken);
  const isOwn = held?.account.id === link.accountId;
  return { email: link.email, isOwn, account: isOwn ? held.account.email : null };
}

/**
 * Use a new address from now on; its link is used up, and the old address is told. Answers whether the link was valid. The session is that of the account: who has the mailbox
 * alone must not confirm the account of somebody else, who asked for this address and knows its password (decision 41).
 */
export async function confirmEmail(context: IdentityContext, { token, sessionToken }: OpenedLink): Promise<boolean> {
  const { identity } = context;
  const { account } = await accountOf(context, sessionToken);
  return identity.database.inTransaction(async (transaction) => {
    const at = instant(identity.clock);
    const link = await linkByHash(transaction, sha256(token), at);
    if (link?.kind !== 'EMAIL' || link.accountId !== account.id || link.email === null || !await useLink(transaction, sha256(token))) return false;
    await updateEmail(transaction, account.id, { email: link.email, at });
    await deleteLinks(transaction, account.id);
    await auditAccount(transaction, context, { operation: 'confirmEmail', account, change: { kind: 'account', id: account.id, before: { email: account.email }, after: { email: link.email } } });
    await mailAccount(identity, transaction, { account, template: 'emailChanged', data: { changedAt: at } });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof DuplicateKey) return false; // another account got this address meanwhile
    throw error;
  });
}
