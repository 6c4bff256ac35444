import { instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { requireScope } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { accountByEmail, choosePassword, lockAccount, passwordHashOf, updateProfile } from '../accounts/account.store.js';
import { auditAccount } from '../accounts/audit-account.store.js';
import { endAccess } from '../accounts/end-access.js';
import { requireHard } from '../accounts/hard-password.js';
import { accountOf } from '../accounts/own-account.js';
import { clearAttempts } from '../accounts/sign-in-attempts.js';
import { companiesByIds } from '../companies/company.store.js';
import { validName } from '../companies/company.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { inviter, type Invitation } from './invitation.js';
import { deleteInvitation, invitationByHash } from './invitation.store.js';
import { storePerson } from './new-person.js';
import type { Person } from './person.js';
import { peopleByEmail } from './person.store.js';

/** An invitation as its link shows it. */
export interface ShownInvitation {
  readonly email: string;
  readonly name: string;
  readonly company: string;
  /** The address of the person who invites; empty where it was no person. */
  readonly invitedBy: string;
  /** Whether a password has to be chosen: there is no account, or one whose owner never confirmed its address. */
  readonly needsPassword: boolean;
}

/** What an invited person enters. */
interface Acceptance {
  readonly token: string;
  readonly name?: string | null | undefined;
  readonly password?: string | null | undefined;
  /** Of the session with which an account that exists accepts. */
  readonly sessionToken?: string | null | undefined;
}

/** The invitation of a mailed link; null for one that is unknown, used, revoked or expired. For the platform's own tools. */
export async function readInvitation({ principal, identity }: IdentityContext, token: string): Promise<ShownInvitation | null> {
  requireScope(principal, 'system');
  const { database, clock } = identity;
  const invitation = await invitationByHash(database, sha256(token), instant(clock));
  if (!invitation) return null;
  const [company] = await companiesByIds(database, [invitation.companyId]);
  const { email, name } = invitation;
  return { email, name, invitedBy: inviter(invitation), company: company?.name ?? '', needsPassword: await needsPassword(identity, email) };
}

/** An account that others may know the password of is given a new one by the owner of the address. */
async function needsPassword({ database }: Identity, email: string): Promise<boolean> {
  const account = await accountByEmail(database, email);
  return account?.emailVerifiedAt == null || await passwordHashOf(database, account.id) === null;
}

/**
 * Accept an invitation, whose link is then used up; answers whether the link was valid. Throws BAD_INPUT without a password where one has to be chosen, or with one that is easy to guess; where none has,
 * UNAUTHENTICATED without a session and FORBIDDEN with that of another account.
 */
export async function acceptInvitation(context: IdentityContext, { token, sessionToken, ...entered }: Acceptance): Promise<boolean> {
  const { identity } = context;
  const shown = await readInvitation(context, token);
  if (!shown) return false;
  if (!shown.needsPassword) await requireInvited(context, shown, sessionToken);
  const own = shown.needsPassword ? validName(entered.name ?? shown.name) : null;
  const passwordHash = own === null ? null : await identity.passwords.hash(requireHard(entered.password ?? '', [shown.email, own, shown.company]));
  return identity.database.inTransaction(async (transaction) => {
    const invitation = await invitationByHash(transaction, sha256(token), instant(identity.clock));
    if (!invitation || !await deleteInvitation(transaction, invitation)) return false;
    await join(transaction, context, { invitation, passwordHash, name: own });
    return true;
  });
}

/** The account that is invited accepts it itself: whoever reads its mail, or is signed in beside it, does not. */
async function requireInvited(context: IdentityContext, { email }: ShownInvitation, sessionToken: Acceptance['sessionToken']): Promise<void> {
  const { account } = await accountOf(context, sessionToken ?? '');
  if (account.email !== email) throw new Failure('FORBIDDEN', 'This invitation is for another account than the one that is signed in');
}

interface Joining {
  readonly invitation: Invitation;
  readonly passwordHash: string | null;
  readonly name: string | null;
}

async function join(transaction: Transaction, context: IdentityContext, { invitation, passwordHash, name }: Joining): Promise<void> {
  const at = instant(context.identity.clock);
  const isIn = (await peopleByEmail(transaction, invitation.email)).some(({ companyId }) => companyId === invitation.companyId);
  if (!isIn) await storePerson(transaction, context, { person: invited(invitation, at, name), passwordHash, admittedBy: 'person' });
  const account = await accountByEmail(transaction, invitation.email);
  if (!account) throw new Failure('CONFLICT', 'The account was removed meanwhile');
  await lockAccount(transaction, account.id, at);
  if (passwordHash !== null) {
    await choosePassword(transaction, account.id, { passwordHash, at, isByMail: true });
    await updateProfile(transaction, { ...account, name: name ?? account.name, locale: account.locale ?? invitation.language }, at);
    await endAccess(transaction, account.id, at);
    await clearAttempts(transaction, account.email);
  }
  await auditAccount(transaction, context, { operation: 'acceptInvitation', account });
}

const invited = ({ companyId, id, email, name, role, moduleRoles }: Invitation, createdAt: string, own: string | null): Person =>
  ({ companyId, id, accountId: id, email, name: own ?? name, role, moduleRoles, disabledSections: [], isInternal: false, createdAt, deactivatedAt: null, oneTimePasswordExpiresAt: null });
