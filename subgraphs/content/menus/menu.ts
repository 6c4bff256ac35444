import type { Instant } from '#kernel/clock.js';

/** Where a menu item leads. */
export type MenuItemType = 'PAGE' | 'ENTRY' | 'URL';

/** How a browser opens what an item leads to: in its place, or in a new tab. */
export type MenuItemTarget = 'SELF' | 'BLANK';

/** An item of a menu with those below it, as editors keep it. */
export interface MenuItem {
  /** Unique in the menu. */
  readonly id: string;
  /** By locale; a page's or entry's title stands for one that is missing. */
  readonly labels: Readonly<Record<string, string>>;
  readonly type: MenuItemType;
  /** The page or entry. */
  readonly documentId: number | null;
  /** Of a URL: https, or a path of the site. */
  readonly url: string | null;
  readonly target: MenuItemTarget;
  readonly children: readonly MenuItem[];
}

/** A menu of a site: its header, its footer. */
export interface Menu {
  readonly siteId: number;
  /** Unique in the site. */
  readonly handle: string;
  readonly name: string;
  readonly items: readonly MenuItem[];
  /** What is stored of it cannot be read, and is empty here; absent where nothing is damaged. */
  readonly isDamaged?: boolean;
  readonly version: number;
  readonly updatedAt: Instant;
}

/** The most levels of items, the first one counted. */
export const MOST_LEVELS = 5;

/** An item as a website shows it in a locale. */
export interface ServedItem {
  readonly id: string;
  readonly label: string;
  readonly url: string;
  readonly type: MenuItemType;
  readonly target: MenuItemTarget;
  readonly children: readonly ServedItem[];
}

/** A menu as a website reads it in a locale. */
export interface ServedMenu {
  readonly handle: string;
  readonly name: string;
  /** The items as JSON. */
  readonly items: string;
  readonly etag: string;
  readonly modifiedAt: Instant;
}

/** A document that items lead to, where it is published. */
export interface MenuTarget {
  readonly title: string;
  readonly path: string;
}

/** A menu's items in a locale: what leads to nothing that is published there is left out, with what is below it, and so is what has no label. */
export const servedItems = (items: readonly MenuItem[], locale: string, targets: ReadonlyMap<number, MenuTarget>): ServedItem[] => items.flatMap((item) => {
  const { id, type, target, labels, children } = item;
  const { path: url, title } = (item.documentId === null ? { path: item.url, title: undefined } : targets.get(item.documentId)) ?? NOWHERE;
  const label = labels[locale] ?? title;
  return url === null || label === undefined ? [] : [{ id, label, url, type, target, children: servedItems(children, locale, targets) }];
});

const NOWHERE = { path: null, title: undefined };

/** The documents that items lead to. */
export const documentsOf = (items: readonly MenuItem[]): readonly number[] => items.flatMap(({ documentId, children }) => [...documentId === null ? [] : [documentId], ...documentsOf(children)]);
