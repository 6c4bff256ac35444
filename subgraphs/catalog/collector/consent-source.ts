/** Who asked the shopper: Shopify's banner, the storefront's own, or the browser's privacy signal (document 3, I, visitor). */
export type ConsentSource = 'shopify' | 'manual' | 'gpc';
