import type { Instant } from '#kernel/clock.js';

/** The answers of a website to a path that leads elsewhere; 410 leads nowhere any more. */
export const REDIRECT_STATUSES = [301, 302, 307, 308, 410] as const;

/** One of {@link REDIRECT_STATUSES}. */
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** Who made a redirect: an editor, or a page or entry that moved. */
export type RedirectOrigin = 'EDITED' | 'MOVED';

/** What a website answers at a path where nothing is published. */
export interface Redirect {
  readonly siteId: number;
  readonly locale: string;
  readonly from: string;
  readonly status: RedirectStatus;
  /** The page or entry it leads to, wherever that is by now. */
  readonly documentId: number | null;
  /** The address it leads to, where it leads to no document: https, or a path of the site. */
  readonly url: string | null;
  readonly origin: RedirectOrigin;
  readonly createdAt: Instant;
}
