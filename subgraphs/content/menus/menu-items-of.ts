import type { MenuItem, MenuItemTarget, MenuItemType } from './menu.js';

/** An item as it is sent. */
export interface SentMenuItem {
  readonly id: string;
  readonly labels?: readonly { readonly locale: string; readonly label: string }[] | null | undefined;
  readonly type: MenuItemType;
  readonly documentId?: number | null | undefined;
  readonly url?: string | null | undefined;
  readonly target?: MenuItemTarget | null | undefined;
  readonly children?: readonly SentMenuItem[] | null | undefined;
}

/** Items as they are stored. */
export const menuItemsOf = (items: readonly SentMenuItem[]): MenuItem[] => items.map(({ id, labels, type, documentId, url, target, children }) => ({
  id, labels: Object.fromEntries((labels ?? []).map(({ locale, label }) => [locale, label])), type, documentId: documentId ?? null, url: url ?? null, target: target ?? 'SELF', children: menuItemsOf(children ?? []),
}));
