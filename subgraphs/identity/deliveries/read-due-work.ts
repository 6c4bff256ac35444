import { instant, type Instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { oldestDueMail } from '../mails/mail.store.js';
import { oldestDueDelivery } from './claim.store.js';

/** Since when work has been due; null where none is. */
export interface DueWork {
  readonly deliveriesSince: Instant | null;
  readonly mailsSince: Instant | null;
}

/** Since when the longest waiting webhook and mail have been due, of all companies; for the product itself. */
export async function readDueWork({ identity: { database, clock }, principal }: IdentityContext): Promise<DueWork> {
  requireScope(principal, 'system');
  const now = instant(clock);
  const [deliveriesSince, mailsSince] = await Promise.all([oldestDueDelivery(database, now), oldestDueMail(database, now)]);
  return { deliveriesSince, mailsSince };
}
