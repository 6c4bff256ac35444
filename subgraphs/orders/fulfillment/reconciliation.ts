import type { FulfillmentStatus } from './fulfillment-status.js';
import type { Item } from '../inventory/item.js';
import type { StockLevel } from '../inventory/stock-level.js';
import { available, type StockPosition } from '../inventory/stock-position.js';

/** Why what is published of an item differs from what its warehouse reported. */
export type DifferenceCode = 'NEVER_REPORTED' | 'NOT_SELLABLE' | 'RESERVED' | 'OVERSOLD' | 'MISCOUNTED';

/** One such reason, in units added to or subtracted from the published stock. */
export interface Difference {
  readonly code: DifferenceCode;
  readonly units: number;
  readonly message: string;
}

/** An order that keeps units of an item reserved at a location. */
export interface ReservingOrder {
  readonly orderId: string;
  readonly number: string;
  readonly status: FulfillmentStatus;
  readonly units: number;
}

/** The orders that reserve an item at a location: how many, their open units, and the oldest of them. */
export interface Reservation {
  readonly orders: number;
  readonly units: number;
  readonly oldest: readonly ReservingOrder[];
}

/** An item at a location: what was reported, what is reserved, what is published, and why. */
export interface Reconciliation {
  readonly item: Item | undefined;
  readonly position: StockPosition;
  readonly levels: readonly StockLevel[];
  readonly reservation: Reservation;
}

/** Units its warehouse reported, in any condition. */
export const reportedUnits = ({ levels }: Reconciliation): number => levels.reduce((sum, { quantity }) => sum + quantity, 0);

/** Why published and reported units differ: the reasons' units add up to the difference. */
export function differences(reconciliation: Reconciliation): Difference[] {
  const { position, levels, reservation } = reconciliation;
  const lacking = position.reserved - position.onHand;
  const found: (Difference | false)[] = [
    !position.reported && { code: 'NEVER_REPORTED', units: 0, message: 'Its warehouse never reported it' },
    ...levels.map((level): Difference | false => level.classification !== 'SELLABLE' && level.quantity > 0
      && { code: 'NOT_SELLABLE', units: -level.quantity, message: `${counted(level.quantity)} at ${level.locationCode}: ${level.classification.toLowerCase()}` }),
    position.reserved > 0 && { code: 'RESERVED', units: -position.reserved, message: `${counted(position.reserved)} reserved by ${String(reservation.orders)} order(s) that were not accepted yet` },
    lacking > 0 && { code: 'OVERSOLD', units: lacking, message: `${counted(lacking)} reserved beyond the reported ones; what is published is never below 0` },
    position.reserved !== reservation.units && { code: 'MISCOUNTED', units: 0, message: `${counted(position.reserved)} reserved, but the orders hold ${String(reservation.units)}` },
  ];
  return found.filter((reason) => reason !== false);
}

/** What sales channels may sell of it. */
export const publishedUnits = ({ position }: Reconciliation): number => available(position);

const counted = (units: number): string => `${String(units)} unit(s)`;
