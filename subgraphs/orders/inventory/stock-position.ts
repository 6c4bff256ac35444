/** The stock of one item at one location. */
export interface StockPosition {
  readonly variantId: string;
  readonly locationId: string;
  /** Sellable units the warehouse reported, net of the orders it accepted. */
  readonly onHand: number;
  /** Units of orders it has not accepted yet. */
  readonly reserved: number;
  /** Whether the warehouse ever reported the item. */
  readonly reported: boolean;
}

/** What sales channels may sell (document 1, rule 3): reported minus reserved, never below zero. */
export const available = ({ onHand, reserved }: Pick<StockPosition, 'onHand' | 'reserved'>): number => Math.max(0, onHand - reserved);
