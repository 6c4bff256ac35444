import { instant } from '#kernel/clock.js';
import { deliverableAddress, isAscii } from '#kernel/mail-address.js';
import { isLanguage } from '#contract/languages.js';
import { requireScope } from '#contract/principal.js';
import type { NotificationKind } from '#contract/customer-notification.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Brand } from '../companies/brand.js';
import { brandsByCompany } from '../companies/brand.store.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { noteUnsendableMail, queueMail, type MailToQueue } from '../mails/queue-mail.js';
import { knownCompany } from '../people/access.js';
import { aboutParcel, type NotificationChoices } from './notification.js';
import { findChoices, findQueued, insertNotifications, queuedKey, type QueuedNotification } from './notification.store.js';

/** A notification that is due by what orders knows of the shipment and its customer. */
export interface DueNotification {
  readonly shipmentId: string;
  readonly kind: NotificationKind;
  readonly email: string;
  readonly language: string;
  readonly order: string;
  /** Whether the parcel is not all of the order. */
  readonly isPartOfOrder?: boolean | null | undefined;
  readonly firstName: string;
  readonly carrier?: string | null | undefined;
  readonly trackingNumber: string;
  /** The last part of the address of the parcel's page. */
  readonly trackingToken: string;
}

/** Queue the mails of notifications that were not queued yet, in one transaction with the record that they were; those that the merchant switched off are left out, and those that cannot be sent to their address are kept as mails that were given up. Answers how many were queued. */
export function queueNotifications({ principal, identity }: IdentityContext, due: readonly DueNotification[]): Promise<number> {
  requireScope(principal, 'system');
  const companyId = knownCompany(principal.companyId);
  if (due.length === 0) return Promise.resolve(0);
  return identity.database.inTransaction(async (transaction) => {
    const [choices, brands, before] = await Promise.all([
      findChoices(transaction, companyId), brandsByCompany(transaction, [companyId]), findQueued(transaction, companyId, due.map(({ shipmentId }) => shipmentId)),
    ]);
    const brand = brands.get(companyId);
    if (!brand) return 0;
    const fresh = [...new Map(due.map((one) => [queuedKey(one.shipmentId, one.kind), one])).values()]
      .filter((one) => !before.has(queuedKey(one.shipmentId, one.kind)) && !choices.disabled.has(one.kind));
    const queued: QueuedNotification[] = [];
    for (const one of fresh) queued.push({ shipmentId: one.shipmentId, kind: one.kind, mailId: await queueNotification(identity, transaction, { one, sender: { companyId, brand, choices, commerceUrl: identity.commerceUrl } }) });
    if (queued.length > 0) await insertNotifications(transaction, companyId, { queued, at: instant(identity.clock) }).catch(duplicateAsConflict('The same notification was queued meanwhile'));
    return queued.length;
  });
}

/** The mail of a notification; one to an address to which none can be sent is given up at once, so that staff see it. */
function queueNotification(identity: Identity, transaction: Transaction, { one, sender }: { readonly one: DueNotification; readonly sender: Sender }): Promise<string> {
  const to = deliverableAddress(one.email);
  if (to !== undefined) return queueMail(identity, transaction, { ...mailOf(one, sender), to });
  const { companyId, template, language } = mailOf(one, sender);
  return noteUnsendableMail(identity, transaction, { companyId, template, language, failure: `${isAscii(one.email) ? 'ADDRESS' : 'ADDRESS_NOT_ASCII'} ${one.order}` });
}

interface Sender {
  readonly companyId: number;
  readonly brand: Brand;
  readonly choices: NotificationChoices;
  readonly commerceUrl: string;
}

function mailOf({ kind, email, language: asked, order, isPartOfOrder, firstName, carrier = null, trackingNumber, trackingToken }: DueNotification, { companyId, brand, choices, commerceUrl }: Sender): MailToQueue<'customerNotification'> {
  const language = isLanguage(asked) ? asked : 'en';
  const text = aboutParcel(choices, { kind, language }, { firstName, order, isPartOfOrder: isPartOfOrder === true, company: brand.name, carrier, trackingNumber });
  const data = { ...text, link: `${commerceUrl}/track/${trackingToken}`, support: brand.supportEmail ?? brand.supportUrl ?? '', sender: brand.name, ...(brand.accentColor !== null && { accentColor: brand.accentColor }) };
  return { companyId, template: 'customerNotification', language, to: email, data };
}
