/** Why orders are held: a person asked for it, or no carrier of the merchant goes where the order goes. The reason is for people to read and decides nothing. */
export type HoldKind = 'MANUAL' | 'NO_CARRIER';

/** A hold as it is put on an order. */
export interface Hold {
  readonly kind: HoldKind;
  /** For the people who look at the order. */
  readonly reason: string;
}
