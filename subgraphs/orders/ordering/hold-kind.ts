/** Why orders are held: by a person, or because no carrier of the merchant serves the destination. The reason text is for people and decides nothing. */
export type HoldKind = 'MANUAL' | 'NO_CARRIER';

/** A hold on an order. */
export interface Hold {
  readonly kind: HoldKind;
  /** The reason, for staff. */
  readonly reason: string;
}
