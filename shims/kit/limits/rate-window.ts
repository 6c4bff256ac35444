/** How much of its minute a caller has used. */
export interface RateWindow {
  readonly used: number;
  /** Whole seconds until the minute is over. */
  readonly resetSeconds: number;
}

/** How long a window is. */
export const WINDOW_SECONDS = 60;
