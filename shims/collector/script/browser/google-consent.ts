import type { Decide } from './consent.js';
import { isFields, type Fields } from './json.js';

declare global {
  interface Window {
    /** What Google's tags listen to. */
    dataLayer?: unknown[];
  }
}

type Signals = Record<string, unknown>;

const MARKETING = ['ad_storage', 'ad_user_data', 'ad_personalization'];
const [GRANTED, DENIED] = ['granted', 'denied'];

/** Follow the signals of Google's Consent Mode (`gtag('consent', 'default' or 'update', …)`) in the data layer, whoever else listens to it. A default is not the shopper's answer: denied, it waits for an update; granted, it counts where no other default, of whichever region, denies. */
export function followGoogle(decide: Decide): void {
  const layer = window.dataLayer = window.dataLayer ?? [];
  const [defaults, updates]: [Signals, Signals] = [{}, {}];
  const stateOf = (name: string): unknown => updates[name] ?? defaults[name];
  const read = (entries: readonly unknown[]): void => {
    const signals = entries.filter(isSignal);
    for (const entry of signals) note(entry, defaults, updates);
    if (signals.length < 1) return;
    const marketing = MARKETING.map(stateOf).filter(Boolean);
    decide('google', stateOf('analytics_storage') === GRANTED || (updates['analytics_storage'] ? false : null), marketing.length > 0 && marketing.every((state) => state === GRANTED));
  };
  const { push } = layer;
  read(layer);
  layer.push = (...entries) => {
    const length = push.apply(layer, entries);
    try { read(entries); } catch { /* the page goes on */ }
    return length;
  };
}

const isSignal = (entry: unknown): entry is Fields => isFields(entry) && entry[0] === 'consent' && isFields(entry[2]);

function note(entry: Fields, defaults: Signals, updates: Signals): void {
  const said = isFields(entry[2]) ? entry[2] : {};
  for (const name of ['analytics_storage', ...MARKETING]) {
    if (!said[name]) continue;
    if (entry[1] === 'update') updates[name] = said[name];
    else if (defaults[name] !== DENIED) defaults[name] = said[name];
  }
}
