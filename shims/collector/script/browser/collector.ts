import { openConsent, withdrawal, type Consent, type Decide } from './consent.js';
import { followConsent } from './follow-consent.js';
import { followLife } from './follow-life.js';
import type { Options } from './options.js';
import { openQueue, type Queue } from './queue.js';
import type { Say } from './say.js';
import { openSender, type Sender } from './sender.js';
import { openStore, type Store } from './store.js';
import { openTestCode, type TestCode } from './test-code.js';

/** The collector in a page. */
export interface Collector {
  readonly options: Options;
  readonly store: Store;
  readonly test: TestCode;
  readonly queue: Queue;
  readonly sender: Sender;
  readonly consent: Consent;
  /** The customer's signed reference and the cart's token, as the page says them. */
  readonly known: { customer: string | undefined; cart: string | undefined };
}

/** Start it: consent is followed, and what waits is sent when it is given. */
export function startCollector(options: Options, say: Say): Collector {
  const [store, test, known] = [openStore(), openTestCode(location.search), { customer: options.customer, cart: options.cart }];
  const queue = openQueue(options.key, () => (consent.isGranted() ? {
    visitor: consent.visitor(), session: store.read().session, customer: consent.isPersonal() ? known.customer : undefined, test: test.read(),
  } : undefined));
  const sender = openSender(options.api, queue.jobs, say);
  const consent = openConsent({ options, store, test, report: queue.report, drop: () => {
    queue.dropEvents();
    known.customer = known.cart = undefined;
  } });
  const decide: Decide = (...said) => {
    consent.decide(...said);
    sender.now();
  };
  const collector = { options, store, test, queue, sender, consent: { ...consent, decide }, known };
  const { erase, manual } = store.read();
  if (erase) queue.report(withdrawal(store)); // the collector did not confirm it on an earlier page
  followConsent(options.consent, manual, decide);
  followLife(sender);
  sender.now();
  return collector;
}
