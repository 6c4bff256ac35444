/** What a delivery token is bound to. */
export interface DeliveryToken {
  /** The only site it reads; none for a token of before tokens had one. */
  readonly siteId?: number;
}
