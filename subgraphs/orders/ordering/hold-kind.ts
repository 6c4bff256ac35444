/** The kinds of hold that people choose from: any check, or one for fraud. */
export type StaffHoldKind = 'MANUAL' | 'FRAUD';

/** Why orders are held: by a person, or because no carrier of the merchant serves the destination. The reason text is for people and decides nothing. */
export type HoldKind = StaffHoldKind | 'NO_CARRIER';

/** A hold on an order. */
export interface Hold {
  readonly kind: HoldKind;
  /** The reason, for staff. */
  readonly reason: string;
}
