import type { Decide } from './consent.js';
import { isFields } from './json.js';

interface CustomerPrivacy {
  analyticsProcessingAllowed(): boolean;
  marketingAllowed(): boolean;
  /** `yes`, `no`, or empty where the shopper has not chosen. */
  currentVisitorConsent(): { readonly analytics?: string };
}

declare global {
  interface Window {
    /** Shopify's storefront. */
    Shopify?: { readonly customerPrivacy?: CustomerPrivacy; loadFeatures?(features: readonly object[], loaded: () => void): void };
  }
}

/** Follow the customer privacy API of a Shopify storefront, which is loaded where it is not. What is not allowed and was not chosen is not decided yet. */
export function followShopify(decide: Decide): void {
  const read = (): void => {
    const api = window.Shopify?.customerPrivacy;
    if (api) decide('shopify', api.analyticsProcessingAllowed() || (api.currentVisitorConsent().analytics === 'no' ? false : null), api.marketingAllowed());
  };
  document.addEventListener('visitorConsentCollected', (event) => {
    const chosen: unknown = event instanceof CustomEvent && event.detail;
    if (isFields(chosen)) decide('shopify', chosen['analyticsAllowed'] === true, chosen['marketingAllowed'] === true);
  });
  if (window.Shopify?.customerPrivacy) read();
  else window.Shopify?.loadFeatures?.([{ name: 'consent-tracking-api', version: '0.1' }], read);
}
