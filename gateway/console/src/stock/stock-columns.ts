/** The columns of the reconciliation, in their order. */
export const STOCK_COLUMNS = ['sku', 'item', 'location', 'onHand', 'reserved', 'published', 'accepted', 'incoming', 'difference'] as const;

/** One of {@link STOCK_COLUMNS}. */
export type StockColumn = (typeof STOCK_COLUMNS)[number];
