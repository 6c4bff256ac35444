/** How much of its window a caller has used. */
export interface RateWindow {
  readonly used: number;
  /** Whole seconds until the window is over. */
  readonly resetSeconds: number;
}
