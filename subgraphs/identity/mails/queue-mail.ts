import { instant } from '#kernel/clock.js';
import { seal } from '#kernel/crypto.js';
import { isMailAddress } from '#kernel/mail-address.js';
import { Failure } from '#contract/failure.js';
import type { Language } from '#contract/languages.js';
import type { MailData, MailTemplate } from '#contract/mail-data.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import { insertMail, insertUnsendableMail } from './mail.store.js';

/** A mail to one recipient. */
export interface MailToQueue<T extends MailTemplate> {
  readonly companyId: number;
  readonly template: T;
  readonly language: Language;
  readonly to: string;
  readonly data: MailData[T];
}

/** The row identity to which a mail's content is bound when it is sealed. */
export const identityOfMail = (id: string): string => `mail:${id}`;

/** Queue a mail in the transaction of its cause; returns its id. Throws BAD_INPUT when the recipient is not exactly one address. */
export async function queueMail<T extends MailTemplate>({ ids, clock, sealing, wakeSenders }: Identity, transaction: Transaction, { companyId, template, language, to, data }: MailToQueue<T>): Promise<string> {
  if (!isMailAddress(to)) throw new Failure('BAD_INPUT', 'This is not an e-mail address', { to: ['is not an e-mail address'] });
  const id = ids.next();
  await insertMail(transaction, { companyId, id, template, language, createdAt: instant(clock), sealed: seal(JSON.stringify({ to, data }), identityOfMail(id), sealing) });
  transaction.afterCommit(wakeSenders);
  return id;
}

/** Keep a mail to an address to which none can be sent, so that it is among those that were given up, with a code of the reason; returns its id. */
export async function noteUnsendableMail({ ids, clock }: Identity, transaction: Transaction, { failure, ...mail }: Pick<MailToQueue<MailTemplate>, 'companyId' | 'template' | 'language'> & { readonly failure: string }): Promise<string> {
  const id = ids.next();
  await insertUnsendableMail(transaction, { ...mail, id, createdAt: instant(clock), failure: failure.slice(0, LONGEST_FAILURE) });
  return id;
}

const LONGEST_FAILURE = 60;
