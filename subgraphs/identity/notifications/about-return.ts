import { GREETINGS, SOME_CARRIER } from '#contract/customer-notification.js';
import type { Language } from '#contract/languages.js';
import { LOCALES } from '#contract/locales.js';
import { moneyText } from '#contract/money-text.js';
import type { NotificationText } from '#contract/notification-text.js';
import type { NoticeItem, ReturnNotice } from '#contract/return-notice.js';
import type { ReturnPlaceholderValues } from '#contract/return-placeholders.js';
import { RETURN_SENTENCES } from '#contract/return-sentences.js';
import { RETURN_TEXTS } from '#contract/return-texts.js';
import { shown, writtenText, type NotificationChoices } from './notification.js';

/** A text about a return. */
export const aboutReturn = (choices: NotificationChoices, notice: ReturnNotice, { language, company }: { readonly language: Language; readonly company: string }): NotificationText =>
  writtenText(choices, { kind: notice.kind, language }, { usual: RETURN_TEXTS[notice.kind][language], values: { ...valuesOf(notice, language), company: shown(company) } });

function valuesOf(notice: ReturnNotice, language: Language): Omit<ReturnPlaceholderValues, 'company'> {
  const name = shown(notice.firstName);
  return {
    greeting: GREETINGS[language](name), name, order: shown(notice.order), return: shown(notice.number), items: listOf(notice.items), outcome: outcomeOf(notice, language),
    instructions: instructionsOf(notice, language), exchange: listOf(notice.exchange), amount: moneyText(notice.amountMinor, notice.currency, language), credit_code: shown(notice.creditCode ?? ''),
    valid_until: notice.validUntil == null ? '' : new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(notice.validUntil)),
    carrier: shown(notice.carrier ?? SOME_CARRIER[language]), tracking_number: shown(notice.trackingNumber ?? ''),
  };
}

const MOST_LISTED = 30;

/** What was sold, a line each; of very many the first. */
const listOf = (items: readonly NoticeItem[]): string => [...items.slice(0, MOST_LISTED).map(({ title, quantity }) => `${String(quantity)} × ${shown(title)}`), ...(items.length > MOST_LISTED ? ['…'] : [])].join('\n');

function outcomeOf({ resolution, amountMinor, currency, exchange }: ReturnNotice, language: Language): string {
  const sentences = RETURN_SENTENCES[language];
  if (resolution === 'EXCHANGE') return exchange.length === 0 ? '' : sentences.exchange(listOf(exchange));
  return sentences[resolution === 'REFUND' ? 'refund' : 'credit'](moneyText(amountMinor, currency, language));
}

const instructionsOf = ({ store }: ReturnNotice, language: Language): string =>
  (store == null ? RETURN_SENTENCES[language].labelFollows : RETURN_SENTENCES[language].store(store.map(shown).join('\n')));
