/** What figures of traffic count. */
export const TRAFFIC_COLUMNS = ['page_views', 'product_views', 'searches', 'cart_additions', 'cart_removals', 'checkouts', 'purchases', 'sessions', 'bounces', 'session_seconds', 'sessions_with_product', 'sessions_with_cart', 'sessions_with_checkout', 'sessions_with_purchase'] as const;

/** One of {@link TRAFFIC_COLUMNS}. */
export type TrafficColumn = (typeof TRAFFIC_COLUMNS)[number];

/** What figures of searches count. */
export const SEARCH_COLUMNS = ['searches', 'without_results'] as const;

/** What figures of products count. */
export const PRODUCT_COLUMNS = ['views', 'cart_additions', 'units_added', 'purchases', 'units_purchased'] as const;

/** What figures of campaigns count. */
export const CAMPAIGN_COLUMNS = ['orders', 'value_minor', 'sessions'] as const;

/** One of {@link PRODUCT_COLUMNS}. */
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];
