import { systemContext } from '#contract/system-context.js';
import type { Deployment } from '../deployment.js';
import type { Admission } from '../people/admit-people.js';
import type { OperationTexts } from '../people/operation-texts.js';
import { hasOthers } from '../start-wake-channel.js';
import { changeFeed } from './change-feed.js';
import { peopleSubscriptions, type PeopleSubscriptions } from './people-subscriptions.js';
import { readCompanyEvents } from './read-company-events.js';
import { subscriptionSlots } from './subscription-slots.js';

/** The subscriptions of this process, woken by what it and others commit. */
export function openSubscriptions(deployment: Deployment, { admission, texts }: { readonly admission: Admission; readonly texts: OperationTexts }): PeopleSubscriptions {
  const { graph: { call }, clock, ids, log, metrics, onWork } = deployment;
  const feed = changeFeed({ read: readCompanyEvents(call, () => systemContext({ actor: 'changes', requestId: ids.next() })), log, polls: hasOthers(deployment) });
  onWork(feed.wake);
  return peopleSubscriptions({ admission, texts, feed, clock, slots: subscriptionSlots(metrics.registry) });
}
