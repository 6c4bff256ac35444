import type { AlertType } from '../alerts/alert.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import type { Tracked } from './after-events.js';

/** An anomaly of a shipment that staff are alerted of. */
export type Anomaly = Extract<AlertType, 'DELIVERY_PROBLEM' | 'PARCEL_RETURNED' | 'TRACKING_CONTRADICTORY'>;

/** The anomaly that a status is; it ends with the status. */
export const ANOMALY_OF_STATUS: Readonly<Partial<Record<ShipmentStatus, Anomaly>>> = { EXCEPTION: 'DELIVERY_PROBLEM', RETURNED_TO_SENDER: 'PARCEL_RETURNED' };

/** What an alert says of an order's shipment. */
export const ANOMALY_MESSAGES: Readonly<Record<Anomaly, (order: string) => string>> = {
  DELIVERY_PROBLEM: (order) => `Order ${order}: the carrier reports a problem with the delivery`,
  PARCEL_RETURNED: (order) => `Order ${order}: a parcel goes back to the sender`,
  TRACKING_CONTRADICTORY: (order) => `Order ${order}: the carrier reports something else of a parcel that was delivered`,
};

/** The anomalies of a shipment. */
export function anomaliesOf({ status, deliveredAt }: Pick<Tracked, 'status' | 'deliveredAt'>): readonly Anomaly[] {
  const ofStatus = ANOMALY_OF_STATUS[status];
  return [...ofStatus === undefined ? [] : [ofStatus], ...deliveredAt !== null && status !== 'DELIVERED' ? ['TRACKING_CONTRADICTORY' as const] : []];
}
