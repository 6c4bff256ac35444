import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { ContentContext } from '../content-context.js';
import { requireContentReader } from '../sites/access.js';
import { SiteType } from '../sites/site.type.js';
import { LocaleLabelType, MenuItemObject, MenuType, RemoveMenuInput, SaveMenuInput } from './menu.type.js';
import type { Menu, MenuItem } from './menu.js';
import { menuItemsOf } from './menu-items-of.js';
import { removeMenu, saveMenu } from './save-menu.js';

@Resolver(() => MenuType)
export class MenuResolver {
  @FieldResolver(() => [MenuItemObject], { description: 'Its items in their order.' })
  items(@Root() { items }: Menu) {
    return items;
  }

  @FieldResolver(() => Boolean, { description: 'Whether what is stored of its items cannot be read: they are empty here, and websites go on reading those it had. Save it anew, or remove it.' })
  isDamaged(@Root() { isDamaged = false }: Menu) {
    return isDamaged;
  }

  @Mutation(() => MenuType, { description: 'Add a menu to a site, or replace the one of the same handle. Websites show it at once.' })
  saveMenu(@Arg('input', () => SaveMenuInput, { description: 'The menu.' }) { siteId, handle, name, items, version }: SaveMenuInput, @Ctx() { deps, call }: ContentContext) {
    return saveMenu(deps, call, { siteId, handle, name, items: menuItemsOf(items), version });
  }

  @Mutation(() => MenuType, { description: 'Remove a menu. Returns what it was.' })
  removeMenu(@Arg('input', () => RemoveMenuInput, { description: 'The menu.' }) input: RemoveMenuInput, @Ctx() { deps, call }: ContentContext) {
    return removeMenu(deps, call, input);
  }
}

@Resolver(() => MenuItemObject)
export class MenuItemResolver {
  @FieldResolver(() => [LocaleLabelType], { description: 'Its labels by locale; the title of the page or entry stands where one is missing.' })
  labels(@Root() { labels }: MenuItem) {
    return Object.entries(labels).map(([locale, label]) => ({ locale, label }));
  }

  @FieldResolver(() => [MenuItemObject], { description: 'The items below it, in their order.' })
  children(@Root() { children }: MenuItem) {
    return children;
  }
}

@Resolver(() => SiteType)
export class SiteMenusResolver {
  @FieldResolver(() => [MenuType], { description: 'Its menus, by handle.' })
  menus(@Root() { id }: SiteType, @Ctx() { load, call: { principal } }: ContentContext) {
    requireContentReader(principal);
    return load.menusOf(id);
  }
}
