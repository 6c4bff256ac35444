import type { Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';
import type { MailData } from '#contract/mail-data.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import { queueMail } from '../mails/queue-mail.js';
import { personIdsOf } from '../people/person.store.js';
import type { Account } from './account.js';

/** The mails about an account. */
type AccountMail = Exclude<keyof MailData, 'companyEmail' | 'invitation' | 'senderAddress' | 'test'>;

interface MailToAccount<T extends AccountMail> {
  readonly account: Account;
  readonly template: T;
  readonly data: MailData[T];
  /** Where it goes; to the account's address unless given. */
  readonly to?: string;
  /** The language of the page, for an account that has chosen none. */
  readonly language?: Language | undefined;
}

/** Queue a mail about an account, which counts as a mail of its first company. */
export async function mailAccount<T extends AccountMail>(identity: Identity, transaction: Transaction, { account, template, data, to, language }: MailToAccount<T>): Promise<void> {
  const [first] = await personIdsOf(transaction, account.id);
  await queueMail(identity, transaction, { companyId: first?.companyId ?? 0, template, language: account.locale ?? language ?? 'en', to: to ?? account.email, data });
}

/** The mail that says that a password was changed, with the page on which whoever did not do so asks for another. */
export const passwordChanged = ({ authUrl }: Identity, account: Account, changedAt: Instant): MailToAccount<'passwordChanged'> => ({ account, template: 'passwordChanged', data: { changedAt, link: `${authUrl}/reset/ask` } });

/** The address of a page of the identity provider that takes a token. */
export const pageLink = ({ authUrl }: Identity, path: 'reset' | 'email' | 'invitation', token: string): string => `${authUrl}/${path}?token=${token}`;
