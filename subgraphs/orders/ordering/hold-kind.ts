/** The kinds of hold that people choose from: any check, or one for fraud. */
export type StaffHoldKind = 'MANUAL' | 'FRAUD';

/** Why orders are held: by a person, because no carrier of the merchant serves the destination, or until the return that they are the exchange of is compliant. The reason text is for people and decides nothing. */
export type HoldKind = StaffHoldKind | 'NO_CARRIER' | 'RETURN';

/** A hold on an order. */
export interface Hold {
  readonly kind: HoldKind;
  /** The reason, for staff. */
  readonly reason: string;
}
