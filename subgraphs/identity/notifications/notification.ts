import { PARCEL_PLACEHOLDERS, PARCEL_TEXTS } from '#contract/customer-notification.js';
import { LANGUAGES, type InEveryLanguage, type Language } from '#contract/languages.js';
import { isOfReturn, NOTIFICATION_KINDS, type NotificationKind } from '#contract/notification-kind.js';
import { filledText, unknownPlaceholders, type NotificationText } from '#contract/notification-text.js';
import { Problems } from '#contract/problems.js';
import { RETURN_PLACEHOLDERS } from '#contract/return-placeholders.js';
import { RETURN_TEXTS } from '#contract/return-texts.js';
import { textProblem } from '#contract/text-problem.js';

/** What a merchant decided about notifications: what is switched off, and the texts of their own. */
export interface NotificationChoices {
  readonly disabled: ReadonlySet<NotificationKind>;
  readonly texts: ReadonlyMap<string, NotificationText>;
}

/** The key of a text among {@link NotificationChoices}. */
export const textKey = (kind: NotificationKind, language: Language): string => `${kind} ${language}`;

const USUAL_TEXTS: Readonly<Record<NotificationKind, InEveryLanguage<NotificationText>>> = { ...PARCEL_TEXTS, ...RETURN_TEXTS };

/** The text of a notification in a language: the merchant's own, or else the usual one. */
const textOf = ({ texts }: NotificationChoices, kind: NotificationKind, language: Language): NotificationText => texts.get(textKey(kind, language)) ?? USUAL_TEXTS[kind][language];

/** What texts of a kind may leave open. */
export const placeholdersOf = (kind: NotificationKind): readonly string[] => (isOfReturn(kind) ? RETURN_PLACEHOLDERS : PARCEL_PLACEHOLDERS);

/** A notification as the merchant sees it. */
export interface CustomerNotification {
  readonly kind: NotificationKind;
  readonly enabled: boolean;
  readonly placeholders: readonly string[];
  readonly texts: readonly (NotificationText & { readonly language: Language; readonly isOwn: boolean })[];
}

/** A notification with its text in every language. */
export const notificationOf = (choices: NotificationChoices, kind: NotificationKind): CustomerNotification => ({
  kind, enabled: !choices.disabled.has(kind), placeholders: placeholdersOf(kind),
  texts: LANGUAGES.map((language) => ({ language, ...textOf(choices, kind, language), isOwn: choices.texts.has(textKey(kind, language)) })),
});

/** Every notification. */
export const notificationsOf = (choices: NotificationChoices): CustomerNotification[] => NOTIFICATION_KINDS.map((kind) => notificationOf(choices, kind));

const [LONGEST_SUBJECT, LONGEST_BODY] = [200, 5000];

/** Throws BAD_INPUT with every flaw of a text. */
export function checkText(kind: NotificationKind, { subject, body }: NotificationText): void {
  const problems = new Problems();
  const known = placeholdersOf(kind);
  problems.add('subject', textProblem(subject, { most: LONGEST_SUBJECT }) ?? placeholderProblem(subject, known));
  problems.add('body', textProblem(body, { most: LONGEST_BODY, multiline: true }) ?? placeholderProblem(body, known));
  problems.refuse('The text is not valid');
}

function placeholderProblem(text: string, known: readonly string[]): string | undefined {
  const [unknown] = unknownPlaceholders(text, known);
  return unknown === undefined ? undefined : `has {${unknown}}, which is none of ${known.map((name) => `{${name}}`).join(', ')}`;
}

interface Addressed {
  readonly kind: NotificationKind;
  readonly language: Language;
}

/** A text with its values filled in: the merchant's own, or else the usual one. A subject is one line, and one of which nothing is left is the usual one. */
export function writtenText({ texts }: NotificationChoices, { kind, language }: Addressed, { usual, values }: { readonly usual: NotificationText; readonly values: Readonly<Record<string, string>> }): NotificationText {
  const { subject, body } = texts.get(textKey(kind, language)) ?? usual;
  const inOneLine = (text: string): string => filledText(text, values).replaceAll('\n', ' ').trim();
  return { subject: inOneLine(subject) || inOneLine(usual.subject), body: filledText(body, values) };
}

const LONGEST_VALUE = 120;

/** What customers, shops and carriers wrote, in one line: without control characters, and without those that turn the direction of a text. */
export const shown = (value: string): string => value.replaceAll(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim().slice(0, LONGEST_VALUE).replace(/[\uD800-\uDBFF]$/, '');
