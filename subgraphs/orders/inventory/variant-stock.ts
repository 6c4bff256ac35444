/** The stock of a variant at a location that has or had a level of it. */
export interface VariantStock {
  readonly variantId: string;
  readonly locationCode: string;
  /** What sales channels may sell: on hand minus reserved, never below zero. */
  readonly available: number;
  readonly onHand: number;
}
