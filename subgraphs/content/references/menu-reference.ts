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
  /** The items above it, the first level first. */
  readonly above: readonly MenuItem[];
  /** Empty where nothing is known to be wrong with it. */
  readonly problems: readonly LocaleProblem[];
}

/** The items of some menus, those below others included. */
export const itemsOf = (menus: readonly Menu[]): readonly Omit<MenuReference, 'problems'>[] => menus.flatMap(({ siteId, handle, name, items }) => flat(items, []).map((place) => ({ siteId, handle, name, ...place })));

const flat = (items: readonly MenuItem[], above: readonly MenuItem[]): readonly Pick<MenuReference, 'above' | 'item'>[] => items.flatMap((item) => [{ item, above }, ...flat(item.children, [...above, item])]);
