import { isLanguage } from '#contract/languages.js';
import type { ParcelNotificationKind } from '#contract/notification-kind.js';
import type { IdentityContext } from '../identity-deps.js';
import type { MailToQueue } from '../mails/queue-mail.js';
import { aboutParcel } from './about-parcel.js';
import { QUEUED_OF_SHIPMENTS } from './notification.store.js';
import { queueOnce, signatureOf, type Due, type Sender } from './queue-once.js';

/** A notification that is due by what orders knows of the shipment and its customer. */
export interface DueNotification extends Due<ParcelNotificationKind> {
  readonly shipmentId: string;
  readonly language: string;
  /** Whether the parcel is not all of the order. */
  readonly isPartOfOrder?: boolean | null | undefined;
  readonly firstName: string;
  readonly carrier?: string | null | undefined;
  readonly trackingNumber: string;
  /** The last part of the address of the parcel's page. */
  readonly trackingToken: string;
}

/** Queue the mails about parcels that were not queued yet; answers how many. */
export const queueNotifications = (context: IdentityContext, due: readonly DueNotification[]): Promise<number> => queueOnce(context, due, { store: QUEUED_OF_SHIPMENTS, subjectOf: ({ shipmentId }) => shipmentId, mailOf });

function mailOf({ kind, email, language: asked, order, isPartOfOrder, firstName, carrier = null, trackingNumber, trackingToken }: DueNotification, { companyId, brand, choices, commerceUrl }: Sender): MailToQueue<'customerNotification'> {
  const language = isLanguage(asked) ? asked : 'en';
  const text = aboutParcel(choices, { kind, language }, { firstName, order, isPartOfOrder: isPartOfOrder === true, company: brand.name, carrier, trackingNumber });
  return { companyId, template: 'customerNotification', language, to: email, data: { ...text, link: `${commerceUrl}/track/${trackingToken}`, ...signatureOf(brand) } };
}
