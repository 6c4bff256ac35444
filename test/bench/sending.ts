import type { DatabaseLocation } from '#kernel/config.js';

/** What the sending side of the bench does. */
export interface SendingOrders {
  readonly database: DatabaseLocation;
  /** The receivers. */
  readonly urls: readonly string[];
  /** Events that happen together, each by the place of its receiver, and the wait before the next. */
  readonly batches: readonly { readonly receivers: readonly number[]; readonly waitMilliseconds: number }[];
}

/** What it reports: that it starts, and, on request, that nothing is left to send. */
export type SenderMessage = { readonly begun: true } | { readonly ended: true; readonly peakMegabytes: number; readonly cpuSeconds: number };
