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
  const left = new Map(positions.map((position) => [nameOf(position.locationId, position.variantId), position.reported ? position.onHand - position.reserved : -position.reserved]));
  const add = (sign: 1 | -1) => (units: readonly Units[]): void => {
    for (const { locationId, variantId, quantity } of units) {
      const name = nameOf(locationId, variantId);
      left.set(name, (left.get(name) ?? 0) + sign * quantity);
    }
  };
  return {
    free: (locationId, variantId) => (variantId === null || !counted.has(variantId) ? Infinity : Math.max(0, left.get(nameOf(locationId, variantId)) ?? 0)),
    take: add(-1),
    give: add(1),
  };
}

const nameOf = (locationId: string, variantId: string | null): string => `${locationId} ${variantId ?? ''}`;
