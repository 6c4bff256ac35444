import type { Instant } from '#kernel/clock.js';
import type { SiteStatus } from '../sites/site.js';

/** What every answer to a website says of its age. */
export interface Delivered {
  /** Changes with every byte of the answer. */
  readonly etag: string;
  readonly modifiedAt: Instant;
}

/** A site as its website reads it. */
export interface DeliveredSite extends Delivered {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly status: SiteStatus;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly frontendUrl: string | null;
}

/** A page as its website reads it: blocks and seo are JSON text. */
export interface DeliveredPage extends Delivered {
  readonly id: number;
  readonly template: string;
  readonly isHome: boolean;
  readonly title: string;
  readonly slug: string;
  readonly blocks: string;
  readonly seo: string;
  readonly locale: string;
  readonly publishedAt: Instant;
}

/** An entry as its website reads it: fields and seo are JSON text. */
export interface DeliveredEntry extends Delivered {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly fields: string;
  readonly seo: string;
  readonly publishedAt: Instant;
  readonly sort: number;
}

/** A menu as its website reads it: items are JSON text. */
export interface DeliveredMenu extends Delivered {
  readonly handle: string;
  readonly name: string;
  readonly locale: string;
  readonly items: string;
}

/** The menus of a site, without their items. */
export interface DeliveredMenus extends Delivered {
  readonly menus: readonly { readonly handle: string; readonly name: string }[];
}

/** A page of a list. */
interface DeliveredList extends Delivered {
  readonly total: number;
  readonly locale: string;
}

/** A page of entries. */
export interface DeliveredEntries extends DeliveredList {
  readonly entries: readonly DeliveredEntry[];
}

/** A page of redirects; one that leads nowhere has no target. */
export interface DeliveredRedirects extends DeliveredList {
  readonly redirects: readonly { readonly path: string; readonly target: string | null; readonly status: number }[];
}

/** An address of a sitemap, with the same in every locale of the site in which it is published. */
export interface DeliveredUrl {
  /** The number of its page or entry. */
  readonly id: number;
  readonly path: string;
  readonly isEntry: boolean;
  readonly modifiedAt: Instant;
  readonly alternates: readonly { readonly locale: string; readonly path: string }[];
}

/** A page of a sitemap. */
export interface DeliveredSitemap extends DeliveredList {
  readonly urls: readonly DeliveredUrl[];
}
