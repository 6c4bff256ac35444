import { shift, type Instant } from '#kernel/clock.js';
import type { AlertType } from '../alerts/alert.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import type { Tracked } from './after-events.js';

/** The anomalies of shipments that staff are alerted of: the first four by what the carrier says, the others by what it does not say for some days. */
export const ANOMALIES = ['DELIVERY_PROBLEM', 'PARCEL_RETURNED', 'TRACKING_CONTRADICTORY', 'PARCEL_DELAYED', 'PARCEL_NOT_SCANNED', 'PARCEL_STUCK'] as const satisfies readonly AlertType[];

/** One of {@link ANOMALIES}. */
export type Anomaly = (typeof ANOMALIES)[number];

/** The anomalies of silence. */
export const SILENCES = ['PARCEL_NOT_SCANNED', 'PARCEL_STUCK'] as const satisfies readonly Anomaly[];

/** One of {@link SILENCES}. */
export type Silence = (typeof SILENCES)[number];

/** Whether staff are alerted of an anomaly, and for one of silence after how many days. */
export interface AnomalyRule {
  readonly type: Anomaly;
  readonly enabled: boolean;
  readonly days: number | null;
}

/** The rules of merchants that have none of their own. */
export const USUAL_RULES: Readonly<Record<Anomaly, Omit<AnomalyRule, 'type'>>> = {
  DELIVERY_PROBLEM: { enabled: true, days: null }, PARCEL_RETURNED: { enabled: true, days: null }, TRACKING_CONTRADICTORY: { enabled: true, days: null },
  PARCEL_DELAYED: { enabled: true, days: null },
  PARCEL_NOT_SCANNED: { enabled: true, days: 3 }, PARCEL_STUCK: { enabled: true, days: 5 },
};

/** The rules of a company. */
export type AnomalyRules = Readonly<Record<Anomaly, AnomalyRule>>;

/** The anomaly that a status is; it ends with the status. */
const ANOMALY_OF_STATUS: Readonly<Partial<Record<ShipmentStatus, Anomaly>>> = { EXCEPTION: 'DELIVERY_PROBLEM', RETURNED_TO_SENDER: 'PARCEL_RETURNED' };

/** The states in which a carrier is expected to report more. */
export const ON_ITS_WAY: readonly ShipmentStatus[] = ['LABEL_CREATED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY'];

/** What an alert says of an order's shipment. */
export const ANOMALY_MESSAGES: Readonly<Record<Anomaly, (order: string) => string>> = {
  DELIVERY_PROBLEM: (order) => `Order ${order}: the carrier reports a problem with the delivery`,
  PARCEL_RETURNED: (order) => `Order ${order}: a parcel goes back to the sender`,
  TRACKING_CONTRADICTORY: (order) => `Order ${order}: the carrier reports something else of a parcel that was delivered`,
  PARCEL_DELAYED: (order) => `Order ${order}: the carrier says that a parcel is late`,
  PARCEL_NOT_SCANNED: (order) => `Order ${order}: the carrier has not scanned a parcel since it left`,
  PARCEL_STUCK: (order) => `Order ${order}: the carrier has not reported a parcel for days`,
};

/** A shipment as far as its anomalies depend on it. */
export interface WatchedShipment extends Tracked {
  readonly shippedAt: Instant;
  /** How many events of carriers are kept of it. */
  readonly events: number;
}

/** The same with when its carrier last said anything of it, understood or not; else when it left. */
export interface HeardShipment extends WatchedShipment {
  readonly heardAt: Instant;
}

/** The anomalies of a shipment by what its carrier says. */
export function anomaliesOf({ status, deliveredAt, isDelayed }: Pick<Tracked, 'status' | 'deliveredAt' | 'isDelayed'>): readonly Anomaly[] {
  const ofStatus = ANOMALY_OF_STATUS[status];
  return [...isDelayed && ON_ITS_WAY.includes(status) ? ['PARCEL_DELAYED' as const] : [], ...ofStatus === undefined ? [] : [ofStatus], ...deliveredAt !== null && status !== 'DELIVERED' ? ['TRACKING_CONTRADICTORY' as const] : []];
}

/** Before when the carrier must have said the last thing of a parcel for it to count as silent. */
export const silentBefore = ({ days }: AnomalyRule, now: Instant): Instant => shift(now, -(days ?? 0) * DAY);

const DAY = 86_400_000;

/** Whether a shipment has an anomaly at a time. */
export function hasAnomaly(shipment: HeardShipment, rule: AnomalyRule, now: Instant): boolean {
  if (!rule.enabled) return false;
  if (rule.type !== 'PARCEL_NOT_SCANNED' && rule.type !== 'PARCEL_STUCK') return anomaliesOf(shipment).includes(rule.type);
  return ON_ITS_WAY.includes(shipment.status) && (shipment.events === 0) === (rule.type === 'PARCEL_NOT_SCANNED') && shipment.heardAt < silentBefore(rule, now);
}
