import type { StockPosition } from './stock-position.js';

/** Units of one item at one location. */
export interface Units {
  readonly locationId: string;
  /** Null if the item is unknown: its stock is not tracked. */
  readonly variantId: string | null;
  readonly quantity: number;
}

/** What is left of the published availability while orders are allocated one after the other. */
export interface Ledger {
  /** Units still available at a location; Infinity for an item whose stock was never reported. */
  free(locationId: string, variantId: string | null): number;
  /** Take units for an order. */
  take(units: readonly Units[]): void;
  /** Release units of an order. */
  give(units: readonly Units[]): void;
}

/** The ledger of some items' positions at all locations. A location that never reported an item that others report has 0 of it. */
export function ledgerOf(positions: readonly StockPosition[]): Ledger {
  const counted = new Set(positions.filter(({ reported }) => reported).map(({ variantId }) => variantId));
  const left = new Map<string | null, Map<string, number>>();
  const change = (locationId: string, variantId: string | null, units: number): void => {
    const ofVariant = left.get(variantId) ?? new Map<string, number>();
    ofVariant.set(locationId, (ofVariant.get(locationId) ?? 0) + units);
    left.set(variantId, ofVariant);
  };
  for (const { locationId, variantId, onHand, reserved, reported } of positions) change(locationId, variantId, reported ? onHand - reserved : -reserved);
  const add = (sign: 1 | -1) => (units: readonly Units[]): void => {
    for (const { locationId, variantId, quantity } of units) change(locationId, variantId, sign * quantity);
  };
  return {
    free: (locationId, variantId) => (variantId === null || !counted.has(variantId) ? Infinity : Math.max(0, left.get(variantId)?.get(locationId) ?? 0)),
    take: add(-1),
    give: add(1),
  };
}
