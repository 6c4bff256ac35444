import type { Instant } from '#kernel/clock.js';
import type { CertificationStep, CertifiedKind } from '#contract/certification.js';

/** A call that leads to a step. `{sku}`, `{barcode}` and `{location}` in it are an item and the code for stock, `{now}` and `{since}` the times of the surface; `{number}`, `{line}` and `{return}` are the order, the SKU of its first line and the return that a call before answered. */
export interface GuideCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the surface's root. */
  readonly path: string;
  readonly body?: string;
  /** There in sandboxes alone: elsewhere a real order or return takes its place. */
  readonly simulated?: true;
  /** Sent with an Idempotency-Key: the same one where the same call follows. */
  readonly key?: string;
  /** How long to wait with it, in seconds: what the call before changed is read some time later. */
  readonly after?: number;
}

/** The calls that lead to each step of a kind of connection, in their order. */
export type Guide = Readonly<Partial<Record<CertificationStep, readonly GuideCall[]>>>;

/** This time and the same time yesterday, as the calls of a surface have them. */
export interface GuideTimes {
  readonly now: string;
  readonly since: string;
}

/** The answers that show a step. */
export interface ShownBy {
  /** The id of their route. */
  readonly route: string;
  /** What their bodies contain. */
  readonly containing?: string;
}

/** How the connections of a surface are certified. */
export interface Certified {
  readonly kind: CertifiedKind;
  readonly guide: Guide;
  /** The options of curl that prove who calls. */
  readonly proof: string;
  /** The media type of bodies. */
  readonly mediaType: string;
  /** Where its calls carry times. */
  readonly times?: (now: Instant) => GuideTimes;
  /** Steps that an answer shows; the others are shown by what became of orders, stock and returns. */
  readonly shownBy: Readonly<Partial<Record<CertificationStep, ShownBy>>>;
  /** Statuses of successes by which a route says that the call had been made before. */
  readonly madeBefore?: Readonly<Partial<Record<string, number>>>;
  /** What tells a repeated call: its Idempotency-Key, or that the same bytes came again. */
  readonly repeatedBy: 'key' | 'bytes';
}
