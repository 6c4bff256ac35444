import { sha256 } from '#kernel/crypto.js';
import type { Instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findTargets, type SiteLocale } from '../documents/published.store.js';
import { documentsOf, servedItems, type Menu, type ServedMenu } from './menu.js';
import { findMenus, findServedMenus, writeServedMenus } from './menu.store.js';

interface Changed extends SiteLocale {
  readonly at: Instant;
}

const ETAG_DIGITS = 32;

/** Bring the menus of a site in a locale up to date with themselves and with what they lead to; those that stay the same are not written. */
export async function serveMenus(transaction: Transaction, companyId: number, { siteId, locale, at }: Changed): Promise<void> {
  const menus = await findMenus(transaction, companyId, siteId);
  if (menus.length === 0) return;
  const served = new Map((await findServedMenus(transaction, companyId, { siteId, locale })).map((menu) => [menu.handle, menu.etag]));
  const targets = await findTargets(transaction, companyId, { siteId, locale, ids: [...new Set(menus.flatMap(({ items }) => documentsOf(items)))] });
  const made = menus.map((menu) => servedMenu(menu, JSON.stringify(servedItems(menu.items, locale, targets)), at));
  await writeServedMenus(transaction, companyId, { siteId, locale, menus: made.filter(({ handle, etag }) => served.get(handle) !== etag) });
}

const servedMenu = ({ handle, name }: Menu, items: string, at: Instant): ServedMenu => ({ handle, name, items, etag: sha256(`${handle}\n${name}\n${items}`).slice(0, ETAG_DIGITS), modifiedAt: at });
