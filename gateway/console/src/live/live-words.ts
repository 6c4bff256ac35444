/** The texts of what is shown as it happens. */
export interface LiveWords {
  readonly live: string;
  readonly offline: string;
  /** How many orders of a list changed, and what a press does. */
  readonly changed: (count: number) => string;
}
