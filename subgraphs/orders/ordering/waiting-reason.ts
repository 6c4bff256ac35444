/** What blocks an order's fulfillment. */
export const WAITING_REASONS = ['HOLD', 'PAYMENT', 'CARRIER', 'ITEM_CODES', 'STOCK'] as const;

/** One of {@link WAITING_REASONS}. */
export type WaitingReason = (typeof WAITING_REASONS)[number];
