import type { Instant } from '#kernel/clock.js';
import type { ReportedParcel } from '../shipping/parcel.js';
import type { MatchedUnits } from '../shipping/matched-units.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import type { ReportedUnits } from './picking.js';

/** Whether only units reported as picked ship, or an order without a picking report counts as picked in full. */
export type ReportShipmentMode = 'PICKED' | 'PICK_AND_SHIP';

/** A shipment as its warehouse reports it. */
export interface ShipmentReport {
  /** When it left; now unless given. */
  readonly shippedAt?: Instant | null | undefined;
  readonly carrierCode?: string | null | undefined;
  readonly carrierName?: string | null | undefined;
  readonly serviceCode?: string | null | undefined;
  /** Of the shipment, and of parcels without a number of their own. */
  readonly trackingNumber?: string | null | undefined;
  readonly trackingUrl?: string | null | undefined;
  readonly wmsReference?: string | null | undefined;
  /** Whether parcels may leave without a number although the platform makes the labels. */
  readonly withoutTracking?: boolean | undefined;
  /** Each with its content, if reported. */
  readonly parcels?: readonly (ReportedParcel & Pick<ShipmentReport, 'lines'>)[] | null | undefined;
  /** Only these units ship; everything that can unless given. */
  readonly lines?: readonly ReportedUnits[] | null | undefined;
}

/** Units of a fulfillment order that leave now. */
export interface Departure {
  readonly shipmentId: string;
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly units: readonly MatchedUnits[];
  readonly report: ShipmentReport;
  /** Whether no unit of the fulfillment order is left to ship later. */
  readonly isLast: boolean;
}
