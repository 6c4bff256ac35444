import { systemClock } from '#kernel/clock.js';
import { isGlobal, purposesOf, wordOf } from '../browser/consent.js';
import { followLife } from '../browser/follow-life.js';
import { json, type Fields } from '../browser/json.js';
import { openQueue } from '../browser/queue.js';
import { openSender } from '../browser/sender.js';
import type { Say } from '../browser/say.js';
import { KEY, renewed, storedIn, type Stored } from '../browser/store.js';
import { at, checkoutEvents } from './checkout-events.js';

/** What the code of a custom pixel hands over: Shopify's own objects, and the checkout events so far. */
export interface Handed {
  readonly key: string;
  /** Where the collector is, if not where the script is. */
  readonly endpoint?: string;
  readonly test?: string;
  readonly queue: unknown[];
  readonly browser: { readonly localStorage: {
    getItem(name: string): Promise<string | null>;
    setItem(name: string, text: string): Promise<unknown>;
    removeItem(name: string): Promise<unknown>;
  } };
  readonly init: unknown;
  readonly customerPrivacy: { subscribe(name: string, told: (event: unknown) => void): unknown };
}

/** What the shopper allows. */
interface Allowed {
  readonly isAnalytics: boolean;
  readonly purposes: readonly string[];
}

/** Start it: what was handed over so far and all that comes is sent as soon as the shopper allows analytics, as the visitor that the storefront's script knows. */
export async function startPixel(handed: Handed, api: string, say: Say): Promise<void> {
  const { key, test, init, queue: events, browser: { localStorage: storage } } = handed;
  let stored: Stored = storedIn(await storage.getItem(KEY)) ?? {};
  let allowed = allowedBy(at(init, 'customerPrivacy'));
  const queue = openQueue(key, () => (allowed.isAnalytics ? { visitor: visitorOf(stored.id, 'granted', allowed.purposes), session: stored.session, test } : undefined));
  const sender = openSender(api, queue.jobs, say);
  const keep = (next: Stored): void => {
    stored = next;
    void storage.setItem(KEY, json(next));
    sender.now();
  };
  const send = (): void => { if (allowed.isAnalytics) keep(renewed(stored, systemClock.now().getTime())); };
  const take = (event: unknown): void => {
    for (const text of checkoutEvents(event, stored.cart)) queue.add(text);
    send();
  };
  handed.customerPrivacy.subscribe('visitorConsentCollected', (event) => {
    allowed = allowedBy(at(event, 'customerPrivacy'));
    send();
    const { id } = stored;
    if (allowed.isAnalytics || !id) return;
    queue.dropEvents();
    queue.report({ visitor: visitorOf(id, 'revoked'), confirmed: () => void storage.removeItem(KEY) });
    keep({ erase: id });
  });
  events.splice(0).forEach(take);
  events.push = (...more) => {
    more.forEach(take);
    return 0;
  };
  followLife(sender);
}

const visitorOf = (id: string | undefined, consent: string, purposes?: readonly string[]): Fields => ({ id, consent, purposes, consentSource: wordOf('shopify') });

const allowedBy = (privacy: unknown): Allowed => ({
  isAnalytics: at(privacy, 'analyticsProcessingAllowed') === true, purposes: purposesOf(at(privacy, 'marketingAllowed') === true && !isGlobal()),
});
