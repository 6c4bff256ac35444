import { ask } from './ask.js';
import type { Collector } from './collector.js';
import type { Consent } from './consent.js';
import { eventText } from './event-text.js';
import { isFields, type Fields } from './json.js';
import { followPages } from './navigation.js';
import { pageFacts } from './page-facts.js';

/** What a page may ask of the script, by name. */
export type Commands = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

const [FULL, LONGEST_CUSTOMER] = [50, 200];

/** The commands of a collector. */
export function commandsOf(collector: Collector): Commands {
  const { options: { key, api, locale }, store, test, queue, sender, consent, known } = collector;
  return {
    ...trackingOf(collector),
    flush: sender.now,
    consent: (said) => { decideAs(said, consent); },
    identify: (reference) => {
      known.customer = typeof reference === 'string' && reference.length <= LONGEST_CUSTOMER ? reference : undefined;
      queue.hasNews();
      sender.soon();
    },
    cart: (token) => {
      known.cart = token === undefined || token === null ? undefined : text(token);
      keepCart(collector);
    },
    reset: () => {
      sender.leave();
      known.customer = known.cart = undefined;
      consent.renew();
    },
    ping: () => ask(`${api}ping`, { key, test: test.read(), checks: test.read() && '1', customer: consent.isPersonal() && known.customer }),
    size: (ref) => ask(`${api}widgets/size`, { key, ref: text(ref), locale, visitor: consent.isPersonal() && store.read().id }),
  };
}

/** The commands that note events; the page that is open is viewed, and those that follow, unless the shop does it itself. */
function trackingOf(collector: Collector): Commands {
  const { options: { viewsPages, pageType }, store, queue, sender, consent } = collector;
  let isArrival = true;
  const track = (kind: unknown, payload?: unknown, ref?: unknown): void => {
    if (consent.isGranted()) store.touch();
    const cart = /cart|che|pur/.test(text(kind)) ? keepCart(collector) : undefined;
    const said: Fields = isFields(payload) ? payload : {};
    const { order, price } = said;
    if (queue.add(eventText(kind, { cart, ...said }, { ref, once: kind === 'purchase' && order ? [order, ref, price] : undefined })) < FULL) sender.soon();
    else sender.now();
  };
  const page = (payload?: unknown): void => {
    track('page_view', { ...pageFacts(isArrival), type: isArrival ? pageType : undefined, ...(isFields(payload) && payload) });
    isArrival = false;
  };
  if (viewsPages) {
    page();
    followPages(page);
  }
  return { track, page };
}

/** The cart that the page named, kept for the pages to come where the shopper agreed, else the one that an earlier page named. */
function keepCart({ store, consent, known: { cart } }: Collector): string | undefined {
  if (consent.isGranted() && cart) store.write({ ...store.read(), cart });
  return cart ?? store.read().cart;
}

const text = (value: unknown): string => String(value);

const STATES: Readonly<Record<string, boolean | null>> = { granted: true, denied: false, revoked: false, pending: null };

/** What the shop says itself: a state for both purposes, or each of them; what it leaves out stays. */
function decideAs(said: unknown, { decide, isGranted, isPersonal }: Consent): void {
  const state = STATES[text(said)];
  if (state !== undefined) decide('manual', state, state === true);
  if (!isFields(said)) return;
  const { analytics: isAnalytics = isGranted(), marketing: isMarketing = isPersonal(), source = 'manual' } = said;
  decide(text(source), isAnalytics === null ? null : isAnalytics === true, isMarketing === true);
}
