/** Shopify's storefront knows customers by the number alone, its orders by the whole id. */
const PREFIXES = ['', 'gid://shopify/Customer/'] as const;

/** The ids that orders may have of a customer whom a storefront knows by an id. */
export const idsOnOrders = (storefrontId: string): string[] => PREFIXES.map((prefix) => prefix + storefrontId);

/** The ids by which a storefront may know the customers whom orders have by some ids, each once; the reverse of {@link idsOnOrders}. */
export const idsOnStorefronts = (channelIds: readonly (string | null)[]): string[] =>
  [...new Set(channelIds.flatMap((id) => (id === null ? [] : PREFIXES.filter((prefix) => id.startsWith(prefix)).map((prefix) => id.slice(prefix.length)))))].filter((id) => id !== '').sort();
