/** What the attributes of the script's tag say, `pageViews` for `data-page-views`. */
export type Tag = Readonly<Partial<Record<string, string>>>;

/** How a page has the collector. */
export interface Options {
  readonly key: string;
  /** The root of the collector's addresses, with a slash at its end. */
  readonly api: string;
  readonly channel: string | undefined;
  readonly locale: string;
  /** Who says what the shopper agreed to: `manual`, `google`, `shopify` or `granted`; anything else is all but the last. */
  readonly consent: string;
  /** Whether page views are sent without being asked for. */
  readonly viewsPages: boolean;
  readonly pageType: string | undefined;
  /** The customer's reference, signed by the shop's server. */
  readonly customer: string | undefined;
  readonly cart: string | undefined;
}

const [LONGEST_LOCALE, LONGEST_CHANNEL] = [16, 64];

/** Reads them; the collector is where the script is, unless its tag says otherwise. */
export function optionsOf({ key = '', endpoint, channel, locale, consent = '', pageViews, pageType, customer, cart }: Tag, src: string): Options {
  return {
    key, api: apiOf(endpoint, src), channel: channel?.slice(0, LONGEST_CHANNEL),
    locale: (locale ?? document.documentElement.lang).slice(0, LONGEST_LOCALE), consent, viewsPages: pageViews !== 'off', pageType, customer, cart,
  };
}

/** The root of the collector's addresses: on the host of the script, unless it is said. */
export const apiOf = (endpoint: string | undefined, src: string): string => `${(endpoint === undefined || endpoint === '' ? new URL(src).origin : endpoint).replace(/\/$/, '')}/api/collect/v1/`;
