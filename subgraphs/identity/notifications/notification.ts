import { GREETINGS, NOTIFICATION_KINDS, NOTIFICATION_TEXTS, PLACEHOLDERS, SOME_CARRIER, filledText, unknownPlaceholders, type NotificationKind, type NotificationText, type PlaceholderValues } from '#contract/customer-notification.js';
import { PART_OF_ORDER_TEXTS } from '#contract/part-of-order-texts.js';
import { LANGUAGES, type Language } from '#contract/languages.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';

/** What a merchant decided about notifications: what is switched off, and the texts of their own. */
export interface NotificationChoices {
  readonly disabled: ReadonlySet<NotificationKind>;
  readonly texts: ReadonlyMap<string, NotificationText>;
}

/** The key of a text among {@link NotificationChoices}. */
export const textKey = (kind: NotificationKind, language: Language): string => `${kind} ${language}`;

/** The text of a notification in a language: the merchant's own, or else the usual one. */
const textOf = ({ texts }: NotificationChoices, kind: NotificationKind, language: Language): NotificationText => texts.get(textKey(kind, language)) ?? NOTIFICATION_TEXTS[kind][language];

interface Addressed {
  readonly kind: NotificationKind;
  readonly language: Language;
}

const usualText = ({ kind, language }: Addressed, isPartOfOrder: boolean): NotificationText => (isPartOfOrder ? PART_OF_ORDER_TEXTS : NOTIFICATION_TEXTS)[kind][language];

/** A notification as the merchant sees it. */
export interface CustomerNotification {
  readonly kind: NotificationKind;
  readonly enabled: boolean;
  readonly texts: readonly (NotificationText & { readonly language: Language; readonly isOwn: boolean })[];
}

/** A notification with its text in every language. */
export const notificationOf = (choices: NotificationChoices, kind: NotificationKind): CustomerNotification => ({
  kind, enabled: !choices.disabled.has(kind),
  texts: LANGUAGES.map((language) => ({ language, ...textOf(choices, kind, language), isOwn: choices.texts.has(textKey(kind, language)) })),
});

/** Every notification. */
export const notificationsOf = (choices: NotificationChoices): CustomerNotification[] => NOTIFICATION_KINDS.map((kind) => notificationOf(choices, kind));

const [LONGEST_SUBJECT, LONGEST_BODY] = [200, 5000];

/** Throws BAD_INPUT with every flaw of a text. */
export function checkText({ subject, body }: NotificationText): void {
  const problems = new Problems();
  problems.add('subject', textProblem(subject, { most: LONGEST_SUBJECT }) ?? placeholderProblem(subject));
  problems.add('body', textProblem(body, { most: LONGEST_BODY, multiline: true }) ?? placeholderProblem(body));
  problems.refuse('The text is not valid');
}

function placeholderProblem(text: string): string | undefined {
  const [unknown] = unknownPlaceholders(text);
  return unknown === undefined ? undefined : `has {${unknown}}, which is none of ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`;
}

/** What is known of the parcel and its order. */
export interface NotificationFacts {
  readonly firstName: string;
  readonly order: string;
  /** Whether the parcel is not all of the order. */
  readonly isPartOfOrder: boolean;
  readonly company: string;
  readonly carrier: string | null;
  readonly trackingNumber: string;
}

/** A text about a parcel; a subject of which nothing is left is the usual one. */
export function aboutParcel({ texts }: NotificationChoices, addressed: Addressed, facts: NotificationFacts): NotificationText {
  const [usual, values] = [usualText(addressed, facts.isPartOfOrder), valuesOf(facts, addressed.language)];
  const { subject, body } = texts.get(textKey(addressed.kind, addressed.language)) ?? usual;
  return { subject: filledText(subject, values).trim() || filledText(usual.subject, values), body: filledText(body, values) };
}

function valuesOf({ firstName, order, company, carrier, trackingNumber }: NotificationFacts, language: Language): PlaceholderValues {
  const name = shown(firstName);
  return { greeting: GREETINGS[language](name), name, order: shown(order), company: shown(company), carrier: shown(carrier ?? SOME_CARRIER[language]), tracking_number: shown(trackingNumber) };
}

const LONGEST_VALUE = 120;

/** What customers, shops and carriers wrote, in one line: without control characters, and without those that turn the direction of a text. */
const shown = (value: string): string => value.replaceAll(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim().slice(0, LONGEST_VALUE).replace(/[\uD800-\uDBFF]$/, '');
