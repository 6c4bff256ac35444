import type { Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';
import type { ParcelNotificationKind } from '#contract/notification-kind.js';
import { requirePermission } from '#contract/require-permission.js';
import type { IdentityContext } from '../identity-deps.js';
import type { MailState } from '../mails/mail.js';
import { knownCompany } from '../people/access.js';
import { findSentNotifications } from './sent-notification.store.js';

/** A mail that a customer was to get of a shipment. */
export interface SentNotification {
  readonly kind: ParcelNotificationKind;
  readonly queuedAt: Instant;
  /** Null for a mail of which nothing is kept any more. */
  readonly language: Language | null;
  readonly state: MailState | null;
  readonly finishedAt: Instant | null;
}

/** The mails that the customer of a shipment was to get, the first one first; needs commerce.read. */
export async function listSentNotifications({ principal, identity: { database } }: IdentityContext, shipmentId: string): Promise<SentNotification[]> {
  requirePermission(principal, 'commerce.read');
  return findSentNotifications(database, knownCompany(principal.companyId), shipmentId);
}
