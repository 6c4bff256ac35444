import { isLanguage } from '#contract/languages.js';
import type { ReturnNotice } from '#contract/return-notice.js';
import type { IdentityContext } from '../identity-deps.js';
import type { MailToQueue } from '../mails/queue-mail.js';
import { aboutReturn } from './about-return.js';
import { QUEUED_OF_RETURNS } from './notification.store.js';
import { queueOnce, signatureOf, type Sender } from './queue-once.js';

/** Queue the mails about returns that were not queued yet; answers how many. */
export const queueReturnNotifications = (context: IdentityContext, due: readonly ReturnNotice[]): Promise<number> => queueOnce(context, due, { store: QUEUED_OF_RETURNS, subjectOf: ({ returnId }) => returnId, mailOf });

function mailOf(notice: ReturnNotice, { companyId, brand, choices, commerceUrl }: Sender): MailToQueue<'returnNotification'> {
  const language = isLanguage(notice.language) ? notice.language : 'en';
  const text = aboutReturn(choices, notice, { language, company: brand.name });
  return { companyId, template: 'returnNotification', language, to: notice.email, data: { ...text, link: `${commerceUrl}/returns/${notice.slug}/r/${notice.token}`, ...signatureOf(brand) } };
}
