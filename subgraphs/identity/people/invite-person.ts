import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { isMailAddress } from '#kernel/mail-address.js';
import { isLanguage, LANGUAGES } from '#contract/languages.js';
import { permissionsOf } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { mailedToken } from '../accounts/account-link.js';
import { pageLink } from '../accounts/mail-account.js';
import { mailsLeft } from '../accounts/mails-left.js';
import { companiesByIds } from '../companies/company.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { queueMail } from '../mails/queue-mail.js';
import { companyToManage } from './access.js';
import { invitationEnd, inviter, MOST_INVITATIONS, type Invitation } from './invitation.js';
import { deleteInvitation, insertInvitation, invitationsOf } from './invitation.store.js';
import { newPerson, type PersonToAdd } from './new-person.js';
import { peopleByEmail } from './person.store.js';
import { requireGrantable, requireManager } from './require-manager.js';

/** The person to invite; the language is that of the mail. */
interface PersonToInvite extends Omit<PersonToAdd, 'isInternal'> {
  readonly language?: string | null | undefined;
}

/** Invite a person to the caller's company by mail; they belong to it once they accept. Needs company.manage, and an owner to invite an owner. Throws ALREADY_EXISTS for somebody who is in the company, RATE_LIMITED for an address that got three mails within five minutes. */
export async function invitePerson(context: IdentityContext, { language = 'en', ...input }: PersonToInvite): Promise<Invitation> {
  const { principal, identity: { database, clock } } = context;
  const companyId = companyToManage(principal);
  if (language === null || !isLanguage(language)) throw new Failure('BAD_INPUT', `Mail is written in ${LANGUAGES.join(', ')}`, { language: [`is none of ${LANGUAGES.join(', ')}`] });
  const { id, email, name, role, moduleRoles } = newPerson(context, companyId, input);
  if (!isMailAddress(email)) throw new Failure('BAD_INPUT', 'Mail cannot be sent to this address', { email: ['is not an e-mail address'] });
  requireGrantable(principal, permissionsOf(role, moduleRoles));
  const at = instant(clock);
  const invitation: Invitation = { companyId, id, email, name, role, moduleRoles, language, invitedBy: principal.actor, inviterId: principal.userId ?? null, createdAt: at, expiresAt: invitationEnd(at) };
  return database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    await requireManager(transaction, principal, role);
    await requireRoom(transaction, principal, invitation);
    if (!await mailsLeft(transaction, { askedBy: 'person', email, now: clock.now() })) throw new Failure('RATE_LIMITED', 'Three mails were sent to this address within five minutes; try again later', { email: ['got too many mails'] });
    await send(transaction, context, invitation);
    return invitation;
  });
}

/** Throws for somebody who is in the company, for an invitation that replaces one the caller may not revoke, and for one too many. */
async function requireRoom(transaction: Transaction, principal: Principal, { companyId, email, createdAt }: Invitation): Promise<void> {
  if ((await peopleByEmail(transaction, email)).some((person) => person.companyId === companyId)) throw new Failure('ALREADY_EXISTS', 'This person is in the company already', { email: ['is taken'] });
  const open = await invitationsOf(transaction, companyId, createdAt);
  const replaced = open.find((other) => other.email === email);
  if (replaced) await requireManager(transaction, principal, replaced.role);
  else if (open.length >= MOST_INVITATIONS) {
    throw new Failure('INVALID_STATE', `${String(MOST_INVITATIONS)} invitations wait to be accepted; revoke some, or wait until they expire`);
  }
}

async function send(transaction: Transaction, { identity }: IdentityContext, invitation: Invitation): Promise<void> {
  const { companyId, id, email: to, language } = invitation;
  const { token, hash } = mailedToken();
  await insertInvitation(transaction, invitation, hash);
  transaction.recordChange({ kind: 'invitation', id, before: null, after: invitation });
  const [company] = await companiesByIds(transaction, [companyId]);
  await queueMail(identity, transaction, { companyId, template: 'invitation', language, to, data: { company: company?.name ?? '', invitedBy: inviter(invitation), link: pageLink(identity, 'invitation', token) } });
}

/** The open invitations of the caller's company, oldest first; needs company.manage. */
export const listInvitations = ({ principal, identity: { database, clock } }: IdentityContext): Promise<Invitation[]> => invitationsOf(database, companyToManage(principal), instant(clock));

/** Revoke an invitation, whose link is refused from then on; needs company.manage, and an owner for an owner's. Returns the revoked invitation. */
export function revokeInvitation({ principal, identity: { database, clock } }: IdentityContext, id: string): Promise<Invitation> {
  const companyId = companyToManage(principal);
  return database.inTransaction(async (transaction) => {
    const invitation = (await invitationsOf(transaction, companyId, instant(clock))).find((one) => one.id === id);
    if (!invitation) throw new Failure('NOT_FOUND', 'This invitation does not exist');
    await requireManager(transaction, principal, invitation.role);
    await deleteInvitation(transaction, invitation);
    transaction.recordChange({ kind: 'invitation', id, before: invitation, after: null });
    return invitation;
  });
}
