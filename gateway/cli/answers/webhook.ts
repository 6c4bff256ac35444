import { z } from 'zod';
import { flag, instant, instantOrNull, oneOf, text, textOrNull, whole } from './described.js';
import { shownOnce } from './shown-once.js';

/** The states of deliveries. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP', 'SUPPRESSED'] as const;

const lastAttempts = {
  lastDeliveredAt: instantOrNull('When it last took an event.'),
  lastFailedAt: instantOrNull('When it last failed.'),
  lastFailure: textOrNull('How.'),
};

/** A webhook of a connection. */
export const WebhookAnswer = z.object({
  id: text('Its id.'), url: text('The address that receives it.'), profile: text('How it is sent.'),
  events: z.array(z.string()).nullable().meta({ description: 'The types of events it gets; null for all.' }),
  isActive: flag('Whether it is sent.'), createdAt: instant('When it was made.'), ...lastAttempts,
});

/** How the receiver of a connection does. */
export const WebhookHealthAnswer = z.object({
  waiting: whole('Deliveries that are due or are tried again.'), delivered: whole('Deliveries that arrived.'), givenUp: whole('Deliveries that were given up.'), suppressed: whole('Deliveries that were not to be sent any more.'), ...lastAttempts,
});

/** A webhook that was sent or is to be sent. */
export const DeliveryAnswer = z.object({
  id: text('Its id.'), connectionId: textOrNull('Whose it is; null for the website of a site.'), type: text('The type of the event.'), state: oneOf(DELIVERY_STATES, 'What became of it.'),
  createdAt: instant('When it was made.'), dueAt: instantOrNull('When it is tried next.'), finishedAt: instantOrNull('When it ended.'),
  attempts: z.array(z.object({
    number: whole('Which.'), startedAt: instant('When.'), url: text('Where to.'), delivered: flag('Whether it arrived.'),
    status: whole('The HTTP status of the answer.').nullable(), failure: textOrNull('What went wrong.'),
  })).meta({ description: 'The attempts so far.' }),
});

/** Where the website of a site is notified of what was published. */
export const RevalidationAnswer = z.object({
  siteId: whole('The site.'), url: text('The address that is notified.'), isActive: flag('Whether it is notified.'), hasSecret: flag('Whether notifications are signed.'),
});

/** The same after a change. */
export const SavedRevalidationAnswer = RevalidationAnswer.extend({ secret: shownOnce('The secret that signs notifications, where it is a new one.') });
