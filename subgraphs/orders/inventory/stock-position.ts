/** The stock of one item at one location. */
export interface StockPosition {
  readonly variantId: string;
  readonly locationId: string;
  /** Sellable pieces the warehouse reported, net of the orders it took over. */
  readonly onHand: number;
  /** Pieces of orders it has not taken over yet. */
  readonly reserved: number;
  /** Whether the warehouse ever reported the item. */
  readonly reported: boolean;
}

/** What sales channels may sell (document 1, rule 3): reported minus reserved, never below zero. */
export const available = ({ onHand, reserved }: StockPosition): number => Math.max(0, onHand - reserved);
