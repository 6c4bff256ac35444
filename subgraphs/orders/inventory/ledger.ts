import type { StockPosition } from './stock-position.js';

/** Pieces of one item at one location. */
export interface Units {
  readonly locationId: string;
  /** Null where the item is not known: nobody counts it. */
  readonly variantId: string | null;
  readonly quantity: number;
}

/** What is left of the published availability while orders are allocated one after the other. */
export interface Ledger {
  /** Pieces a location can still take; Infinity for an item whose stock nobody ever reported. */
  free(locationId: string, variantId: string | null): number;
  /** Pieces an order took. */
  take(units: readonly Units[]): void;
  /** Pieces an order gave back. */
  give(units: readonly Units[]): void;
}

/** The ledger of some items' positions at all locations. A location that never reported an item others report has none of it. */
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
