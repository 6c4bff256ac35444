import { instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import { isMailAddress } from '#kernel/mail-address.js';
import { Failure } from '#contract/failure.js';
import { isLanguage, LANGUAGES, type Language } from '#contract/languages.js';
import { requireScope } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { mailsLeft } from '../accounts/mails-left.js';
import { companiesByIds } from '../companies/company.store.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { queueMail } from '../mails/queue-mail.js';
import { companyOfSystem, companyToManage } from '../people/access.js';
import { senderForm } from './check-email.js';
import { readCompanyDay } from './read-company-day.js';
import { CODE_LENGTH, codeEnd, MOST_CODES_A_DAY, MOST_SENDER_ADDRESSES, nameProblem, type SenderAddress } from './sender-address.js';
import { saveSenderAddress, senderAddressesOf } from './sender-address.store.js';
import { countCode } from './sent-email.store.js';

/** An address as it is entered; the language is that of the mail with the code. */
interface EnteredAddress {
  readonly email: string;
  readonly name: string;
  readonly language?: string | null | undefined;
}

/**
 * Add an address from which the company may send e-mail, and mail a code to it that verifies it; one that was not verified yet gets another code. Needs company.manage. Throws ALREADY_EXISTS for an
 * address that is verified, INVALID_STATE for one too many, RATE_LIMITED where it got three mails within five minutes, or the company mailed its codes of a day.
 */
export async function addSenderAddress({ principal, identity }: IdentityContext, entered: EnteredAddress): Promise<SenderAddress> {
  const companyId = companyToManage(principal);
  const { email, name, language } = checked(entered);
  const at = instant(identity.clock);
  return identity.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // two at once are counted one after the other
    const known = await roomFor(transaction, { companyId, email });
    if (!await mailsLeft(transaction, { askedBy: 'person', email, now: identity.clock.now() })) throw new Failure('RATE_LIMITED', 'Three mails were sent to this address within five minutes; try again later', { email: ['got too many mails'] });
    const address: SenderAddress = { companyId, id: known?.id ?? identity.ids.next(), email, name, verifiedAt: null, addedBy: principal.actor, createdAt: known?.createdAt ?? at };
    await requireCodeLeft(transaction, identity, companyId);
    await mailCode(identity, transaction, { address, language });
    transaction.recordChange({ kind: 'senderAddress', id: address.id, before: known ?? null, after: address });
    return address;
  });
}

/** Make an address that needs no code, for the platform's own tools; an address that is there already is answered as it is. */
export function createSenderAddress({ principal, identity }: IdentityContext, entered: EnteredAddress): Promise<SenderAddress> {
  requireScope(principal, 'system');
  const companyId = companyOfSystem(principal, null);
  const { email, name } = checked(entered);
  const at = instant(identity.clock);
  return identity.database.inTransaction(async (transaction) => {
    const known = (await senderAddressesOf(transaction, companyId)).find((one) => one.email === email);
    if (known) return known;
    const address: SenderAddress = { companyId, id: identity.ids.next(), email, name, verifiedAt: at, addedBy: principal.actor, createdAt: at };
    await saveSenderAddress(transaction, address, null);
    transaction.recordChange({ kind: 'senderAddress', id: address.id, before: null, after: address });
    return address;
  });
}

interface CheckedAddress {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

function checked({ email: given, name: named, language: written }: EnteredAddress): CheckedAddress {
  const [email, name, language] = [senderForm(given), named.trim(), written ?? 'en'];
  const problems = new Problems();
  problems.add('email', isMailAddress(email) ? undefined : 'is not one e-mail address');
  problems.add('name', nameProblem(name));
  problems.add('language', isLanguage(language) ? undefined : `is none of ${LANGUAGES.join(', ')}`);
  problems.refuse('This cannot be a sender address');
  return { email, name, language: isLanguage(language) ? language : 'en' };
}

/** The unverified address that is added once more, if any; throws for one that is verified, and for one too many. */
async function roomFor(transaction: Transaction, { companyId, email }: Pick<SenderAddress, 'companyId' | 'email'>): Promise<SenderAddress | undefined> {
  const all = await senderAddressesOf(transaction, companyId);
  const known = all.find((one) => one.email === email);
  if (known?.verifiedAt != null) throw new Failure('ALREADY_EXISTS', 'The company sends from this address already', { email: ['is verified already'] });
  if (!known && all.length >= MOST_SENDER_ADDRESSES) throw new Failure('INVALID_STATE', `A company has up to ${String(MOST_SENDER_ADDRESSES)} sender addresses: remove one first`);
  return known;
}

async function requireCodeLeft(transaction: Transaction, identity: Identity, companyId: number): Promise<void> {
  const { day, endsAt } = await readCompanyDay(transaction, identity, companyId);
  if (await countCode(transaction, companyId, day) <= MOST_CODES_A_DAY) return;
  throw new Failure('RATE_LIMITED', `The company has mailed ${String(MOST_CODES_A_DAY)} codes today, and can mail more from ${endsAt} on`, { resetsAt: endsAt });
}

async function mailCode(identity: Identity, transaction: Transaction, { address, language }: { readonly address: SenderAddress; readonly language: Language }): Promise<void> {
  const { companyId, email: to } = address;
  const code = randomAlphanumeric(CODE_LENGTH);
  await saveSenderAddress(transaction, address, { hash: sha256(code), expiresAt: codeEnd(instant(identity.clock)) });
  const [company] = await companiesByIds(transaction, [companyId]);
  await queueMail(identity, transaction, { companyId, template: 'senderAddress', language, to, data: { company: company?.name ?? '', code } });
}
