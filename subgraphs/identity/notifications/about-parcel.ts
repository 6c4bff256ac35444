import { GREETINGS, PARCEL_TEXTS, SOME_CARRIER, type PlaceholderValues } from '#contract/customer-notification.js';
import type { Language } from '#contract/languages.js';
import type { ParcelNotificationKind } from '#contract/notification-kind.js';
import type { NotificationText } from '#contract/notification-text.js';
import { PART_OF_ORDER_TEXTS } from '#contract/part-of-order-texts.js';
import { shown, writtenText, type NotificationChoices } from './notification.js';

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

interface Addressed {
  readonly kind: ParcelNotificationKind;
  readonly language: Language;
}

/** A text about a parcel. */
export const aboutParcel = (choices: NotificationChoices, addressed: Addressed, facts: NotificationFacts): NotificationText =>
  writtenText(choices, addressed, { usual: (facts.isPartOfOrder ? PART_OF_ORDER_TEXTS : PARCEL_TEXTS)[addressed.kind][addressed.language], values: valuesOf(facts, addressed.language) });

function valuesOf({ firstName, order, company, carrier, trackingNumber }: NotificationFacts, language: Language): PlaceholderValues {
  const name = shown(firstName);
  return { greeting: GREETINGS[language](name), name, order: shown(order), company: shown(company), carrier: shown(carrier ?? SOME_CARRIER[language]), tracking_number: shown(trackingNumber) };
}
