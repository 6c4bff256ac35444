import type { TrackingStatus } from '#contract/carrier-connection.js';

/** The statuses as the interface writes them (document 2, F, Tracking). */
export const STATUS_WORDS = {
  PENDING: 'pending', PICKED_UP: 'picked_up', IN_TRANSIT: 'in_transit', OUT_FOR_DELIVERY: 'out_for_delivery', DELIVERED: 'delivered', EXCEPTION: 'exception', HELD: 'held',
  RETURNED_TO_SENDER: 'returned_to_sender',
} as const satisfies Record<TrackingStatus, string>;
