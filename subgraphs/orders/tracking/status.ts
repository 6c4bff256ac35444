import type { TrackingStatus } from '#contract/carrier-connection.js';
import type { ShipmentStatus } from '../shipping/shipment.js';

/** The status of a shipment with its tracking status (document 2 decisions, D: pending is label_created, held is ready_for_pickup). */
export const SHIPMENT_STATUS_OF = {
  PENDING: 'LABEL_CREATED', PICKED_UP: 'PICKED_UP', IN_TRANSIT: 'IN_TRANSIT', OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY', DELIVERED: 'DELIVERED', EXCEPTION: 'EXCEPTION',
  HELD: 'READY_FOR_PICKUP', RETURNED_TO_SENDER: 'RETURNED_TO_SENDER',
} as const satisfies Record<TrackingStatus, ShipmentStatus>;

/** The tracking status of a shipment with its status; a voided one has none. */
export const TRACKING_STATUS_OF = {
  LABEL_CREATED: 'PENDING', PICKED_UP: 'PICKED_UP', IN_TRANSIT: 'IN_TRANSIT', OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY', DELIVERED: 'DELIVERED', EXCEPTION: 'EXCEPTION',
  READY_FOR_PICKUP: 'HELD', RETURNED_TO_SENDER: 'RETURNED_TO_SENDER', VOIDED: null,
} as const satisfies Record<ShipmentStatus, TrackingStatus | null>;
