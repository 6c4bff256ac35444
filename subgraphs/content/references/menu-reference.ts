import type { Menu, MenuItem } from '../menus/menu.js';
import type { ReferenceProblem } from './content-reference.js';

/** Why the website of a site cannot follow something in a locale. */
export interface LocaleProblem {
  readonly locale: string;
  readonly problem: ReferenceProblem;
}

/** Where an item of a menu leads somewhere. */
export interface MenuReference extends Pick<Menu, 'handle' | 'name' | 'siteId'> {
  readonly item: MenuItem;
  /** Empty where nothing is known to be wrong with it; items above it have their own. */
  readonly problems: readonly LocaleProblem[];
}

/** The items of some menus, those below others included. */
export const itemsOf = (menus: readonly Menu[]): readonly Omit<MenuReference, 'problems'>[] => menus.flatMap(({ siteId, handle, name, items }) => flat(items).map((item) => ({ siteId, handle, name, item })));

const flat = (items: readonly MenuItem[]): readonly MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)]);
