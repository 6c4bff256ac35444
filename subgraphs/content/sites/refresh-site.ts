import type { Instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { etagOf } from '../documents/etag.js';
import { findTargets } from '../documents/published.store.js';
import { documentsOf, servedItems, type Menu, type ServedMenu } from '../menus/menu.js';
import { findMenus, findServedMenus, writeServedMenus } from '../menus/menu.store.js';
import { markContentChanged } from './site.store.js';

interface Changed {
  readonly siteId: number;
  /** Those in which something changed. */
  readonly locales: readonly string[];
  readonly at: Instant;
}

/** Bring what a site's website reads beside its documents up to date with them: the menus in some locales, those that stay the same apart, and its lists in all. */
export async function refreshSite(transaction: Transaction, companyId: number, { siteId, locales, at }: Changed): Promise<void> {
  const menus = (await findMenus(transaction, companyId, [siteId])).filter(({ isDamaged = false }) => !isDamaged); // those are served as they were
  for (const locale of menus.length === 0 ? [] : locales) await serveMenus(transaction, companyId, { siteId, locale, menus, at });
  await markContentChanged(transaction, companyId, { siteId, at });
}

interface Serving extends Pick<Changed, 'at' | 'siteId'> {
  readonly locale: string;
  readonly menus: readonly Menu[];
}

async function serveMenus(transaction: Transaction, companyId: number, { siteId, locale, menus, at }: Serving): Promise<void> {
  const served = new Map((await findServedMenus(transaction, companyId, { siteId, locale })).map((menu) => [menu.handle, menu.etag]));
  const targets = await findTargets(transaction, companyId, { siteId, locale, ids: [...new Set(menus.flatMap(({ items }) => documentsOf(items)))] });
  const made = menus.map((menu) => servedMenu(menu, { locale, items: JSON.stringify(servedItems(menu.items, locale, targets)), at }));
  await writeServedMenus(transaction, companyId, { siteId, locale, menus: made.filter(({ handle, etag }) => served.get(handle) !== etag) });
}

/** The tag has the locale, which the answer says: in two of them the items may be the same. */
const servedMenu = ({ handle, name }: Menu, { locale, items, at }: { readonly locale: string; readonly items: string; readonly at: Instant }): ServedMenu =>
  ({ handle, name, items, etag: etagOf(`${handle}\n${name}\n${locale}\n${items}`), modifiedAt: at });
