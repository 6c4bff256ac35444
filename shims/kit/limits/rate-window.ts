/** The used part of a caller's window. */
export interface RateWindow {
  readonly used: number;
  /** Whole seconds until the window ends. */
  readonly resetSeconds: number;
}
