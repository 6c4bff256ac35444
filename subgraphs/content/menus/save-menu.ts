import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { findDocuments } from '../documents/document.store.js';
import { requireLockedSite } from '../documents/require-document.js';
import { linkProblem } from '../fields/link.js';
import { requireSiteManager } from '../sites/access.js';
import type { Site } from '../sites/site.js';
import { refreshSite } from '../sites/refresh-site.js';
import { markContentChanged } from '../sites/site.store.js';
import { NAME, SLUG } from '../sites/slug.js';
import { requireLast } from '../versions/require-last.js';
import { documentsOf, MOST_LEVELS, type Menu, type MenuItem } from './menu.js';
import { deleteMenu, findMenu, findMenus, writeMenu } from './menu.store.js';

/** A menu as it is sent. */
export interface SaveMenu extends MenuFacts {
  /** The version that was edited: another is CONFLICT. */
  readonly version?: number | null | undefined;
}

type MenuFacts = Pick<Menu, 'handle' | 'items' | 'name' | 'siteId'>;

const [MOST_MENUS, MOST_ITEMS, LONGEST_LABEL, LONGEST_ID] = [50, 500, 200, 64] as const;
const ID = { most: LONGEST_ID, pattern: { form: /^[A-Za-z0-9_-]+$/, says: 'must have letters, digits, hyphens and underscores alone' } };

/** Add a menu to a site, or replace the one of the same handle; websites show it at once. */
export function saveMenu(deps: ContentDeps, context: CallContext, { siteId, handle, name, items, version }: SaveMenu): Promise<Menu> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'saveMenu' }, async () => {
    const site = await requireLockedSite(transaction, companyId, siteId);
    const before = await findMenu(transaction, companyId, { siteId, handle });
    requireLast(before, version);
    await checkMenu(transaction, companyId, { site, menu: { siteId, handle, name, items }, before });
    if (!before && (await findMenus(transaction, companyId, [siteId])).length >= MOST_MENUS) throw new Failure('BAD_INPUT', `A site has at most ${String(MOST_MENUS)} menus`, { handle: ['is one too many'] });
    const after: Menu = { siteId, handle, name, items, version: (before?.version ?? 0) + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
    await writeMenu(transaction, companyId, after);
    transaction.recordChange({ kind: 'menu', id: handle, subject: `site ${String(siteId)}`, before: before ?? null, after });
    await refreshSite(transaction, companyId, { siteId, locales: site.locales, at: after.updatedAt });
    return after;
  }));
}

/** Remove a menu. Answers what it was. */
export function removeMenu(deps: ContentDeps, context: CallContext, { siteId, handle }: Pick<Menu, 'handle' | 'siteId'>): Promise<Menu> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'removeMenu' }, async () => {
    await requireLockedSite(transaction, companyId, siteId);
    const menu = await findMenu(transaction, companyId, { siteId, handle });
    if (!menu) throw new Failure('NOT_FOUND', `There is no menu ${handle}`, { handle: ['is not a menu of the site'] });
    await deleteMenu(transaction, companyId, menu);
    transaction.recordChange({ kind: 'menu', id: handle, subject: `site ${String(siteId)}`, before: menu, after: null });
    await markContentChanged(transaction, companyId, { siteId, at: await transaction.takeChangeSequence(companyId) });
    return menu;
  }));
}

interface Checked {
  readonly site: Site;
  readonly menu: MenuFacts;
  readonly before: Menu | undefined;
}

/** What the menu has already is not held against it: a locale may be switched off and a page deleted, and it is still saved as it is read. */
async function checkMenu(transaction: Transaction, companyId: number, { site, menu: { handle, name, items }, before }: Checked): Promise<void> {
  const problems = new Problems();
  problems.add('handle', textProblem(handle, SLUG));
  problems.add('name', textProblem(name, NAME));
  const flat = flatItems(items, problems);
  problems.refuse('The menu is not valid');
  const known = await findDocuments(transaction, companyId, [...new Set(documentsOf(items))]);
  const stored = flatItems(before?.items ?? [], new Problems()).map(({ item }) => item);
  const locales = new Set([...site.locales, ...stored.flatMap(({ labels }) => Object.keys(labels))]);
  const leadsTo = (item: MenuItem): boolean => isOfSite(item, site, known) || stored.some(({ type, documentId }) => type === item.type && documentId === item.documentId && documentId !== null);
  const ids = new Set<string>();
  for (const { item, path } of flat) {
    problems.add(`${path}.id`, ids.has(item.id) ? 'must not be the id of another item' : textProblem(item.id, ID));
    ids.add(item.id);
    for (const [locale, label] of Object.entries(item.labels)) problems.add(`${path}.labels.${locale}`, locales.has(locale) ? textProblem(label, { most: LONGEST_LABEL }) : 'is not a locale of the site');
    problems.add(`${path}.labels`, labelProblem(item, stored));
    problems.addOf(path, item.type === 'URL' ? 'url' : 'documentId', targetProblem(item, leadsTo));
  }
  problems.refuse('The menu is not valid');
}

/** An address has no title that stands for a label; one without any was accepted before. */
const labelProblem = (item: MenuItem, stored: readonly MenuItem[]): string | undefined =>
  (item.type === 'URL' && isUnlabelled(item) && !stored.some((one) => one.id === item.id && isUnlabelled(one)) ? 'must have a label in a locale: an address has no title that stands for it' : undefined);

const isUnlabelled = ({ labels }: MenuItem): boolean => Object.keys(labels).length === 0;

/** The items of a menu with their paths, level by level; notes too many of them, and too many levels. */
function flatItems(items: readonly MenuItem[], problems: Problems): { readonly item: MenuItem; readonly path: string }[] {
  const all: { item: MenuItem; path: string }[] = [];
  let level = items.map((item, index) => ({ item, path: `items.${String(index)}` }));
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) problems.add('items', `must have at most ${String(MOST_LEVELS)} levels`);
    if (all.length + level.length > MOST_ITEMS) problems.add('items', `must have at most ${String(MOST_ITEMS)} items in all`);
    if (problems.found.size > 0) return all;
    all.push(...level);
    level = level.flatMap(({ item, path }) => item.children.map((child, index) => ({ item: child, path: `${path}.children.${String(index)}` })));
  }
  return all;
}

function targetProblem(item: MenuItem, leadsTo: (item: MenuItem) => boolean): string | undefined {
  const { type, documentId, url } = item;
  if (type === 'URL') return documentId === null ? urlProblem(url) : 'is for an item that leads to no page or entry';
  if (url !== null) return 'is given beside a url';
  return leadsTo(item) ? undefined : `is not ${TARGETS[type]} of the site`;
}

function isOfSite({ type, documentId }: MenuItem, site: Site, known: Awaited<ReturnType<typeof findDocuments>>): boolean {
  const document = known.get(documentId ?? 0);
  return document?.siteId === site.id && document.kind === type;
}

const TARGETS = { PAGE: 'a page', ENTRY: 'an entry' } as const;

const urlProblem = (url: string | null): string | undefined => (url === null ? 'is required' : linkProblem(url));
