import { instant, shift } from '#kernel/clock.js';
import { ARTICLES, HOME, SITE_LOCALES, SITE_PAGES, type SitePage, type SiteWords } from '../data/site-pages.js';
import { ARTICLE_FIELDS, BLOCK_TYPES, paragraph } from '../data/site-schema.js';
import { seedAssets } from './seed-assets.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import { unlessRefused } from '../refused.js';
import { ChangeDemoTemplateDocument } from '../operations/change-demo-template.generated.js';
import { DeleteDemoEntryTextDocument } from '../operations/delete-demo-entry-text.generated.js';
import { DeleteDemoPageTextDocument } from '../operations/delete-demo-page-text.generated.js';
import { LockDemoPageDocument } from '../operations/lock-demo-page.generated.js';
import { MakeDemoCollectionDocument } from '../operations/make-demo-collection.generated.js';
import { MakeDemoEntryDocument } from '../operations/make-demo-entry.generated.js';
import { MakeDemoPageDocument } from '../operations/make-demo-page.generated.js';
import { MakeDemoSiteDocument } from '../operations/make-demo-site.generated.js';
import { MakeDemoWorkspaceDocument } from '../operations/make-demo-workspace.generated.js';
import { MoveDemoPageDocument } from '../operations/move-demo-page.generated.js';
import { NameDemoWorkspaceDocument } from '../operations/name-demo-workspace.generated.js';
import { OpenDemoSiteDocument } from '../operations/open-demo-site.generated.js';
import { PublishDemoEntryDocument } from '../operations/publish-demo-entry.generated.js';
import { PublishDemoPageDocument } from '../operations/publish-demo-page.generated.js';
import { ReadDemoSitesDocument } from '../operations/read-demo-sites.generated.js';
import { SaveDemoEntryDocument } from '../operations/save-demo-entry.generated.js';
import { SaveDemoMenuDocument } from '../operations/save-demo-menu.generated.js';
import { SaveDemoPageDocument } from '../operations/save-demo-page.generated.js';
import { SaveDemoRedirectDocument } from '../operations/save-demo-redirect.generated.js';
import { SaveDemoTemplateDocument } from '../operations/save-demo-template.generated.js';
import { SortDemoEntryDocument } from '../operations/sort-demo-entry.generated.js';
import { UnpublishDemoPageDocument } from '../operations/unpublish-demo-page.generated.js';
import { seedCopies } from './seed-copies.js';
import { seedPlans } from './seed-plans.js';
import { seedTrial } from './seed-trial.js';
import { TakeOverDemoPageDocument } from '../operations/take-over-demo-page.generated.js';
import { UnlockDemoPageDocument } from '../operations/unlock-demo-page.generated.js';

/** The slug of the demo company's workspace, and of its site. */
export const [WORKSPACE, SITE] = ['studio', 'shop'] as const;

const [DEFAULT_LOCALE, ...OTHER_LOCALES] = SITE_LOCALES;
const TEMPLATES = [['standard', 'Standard page'], ['vacancies', 'Page on jobs']] as const;
const DAY = 86_400_000;

/** Draws a part of the seed once: a seed that begins again repeats nothing. */
const once = (companyId: number, part: string) => onceOnly(asSystem(companyId), `demo-site-${part}`);

/** The website of the demo company: a page tree in three languages, a journal, menus and redirects. An open site is whole, and left alone. */
export async function seedSite(deployment: Deployment, pageCount: number): Promise<void> {
  const { call, companyId, progress } = deployment;
  const context = asSystem(companyId);
  const known = await siteOf(deployment);
  if (known?.status === 'ACTIVE') return;
  const siteId = known?.id ?? await makeSite(deployment);
  for (const [key, name] of TEMPLATES) await call(SaveDemoTemplateDocument, { input: { siteId, key, name, blocks: BLOCK_TYPES } }, context);
  const pages = await seedPages(deployment, siteId, SITE_PAGES.slice(0, pageCount));
  const articles = await seedJournal(deployment, siteId);
  await seedMenus(deployment, siteId, pages);
  await seedPlans(deployment, pages);
  await seedCopies(deployment, { home: pages.get('home'), page: pages.get('contact'), article: articles[0] });
  await seedTrial(deployment);
  await call(SaveDemoRedirectDocument, { input: { siteId, from: '/saldi', locale: DEFAULT_LOCALE, status: 410, documentId: null, url: null } }, context);
  await call(OpenDemoSiteDocument, { input: { id: siteId, status: 'ACTIVE', slug: null, name: null, defaultLocale: null, locales: null, version: null } }, context); // last: it says that the site is whole
  progress(`Demo company: ${String(pages.size)} pages and ${String(articles.length)} articles of the website`);
}

/** The site, with its status; undefined before it is made. */
export async function siteOf({ call, companyId }: Deployment): Promise<{ readonly id: number; readonly status: string } | undefined> {
  const { workspaces } = await call(ReadDemoSitesDocument, {}, asSystem(companyId));
  return workspaces.find(({ slug }) => slug === WORKSPACE)?.sites.find(({ slug }) => slug === SITE);
}

async function makeSite({ call, companyId }: Deployment): Promise<number> {
  const context = asSystem(companyId);
  await unlessRefused(call(MakeDemoWorkspaceDocument, { input: { slug: WORKSPACE, name: 'Studio' } }, context), 'ALREADY_EXISTS');
  await call(NameDemoWorkspaceDocument, { input: { workspace: WORKSPACE, slug: null, name: 'Studio of the shop' } }, context);
  const input = { workspace: WORKSPACE, slug: SITE, name: 'Shop', status: 'DRAFT', defaultLocale: DEFAULT_LOCALE, locales: [...SITE_LOCALES], frontendUrl: 'https://shop.example/' } as const;
  return (await call(MakeDemoSiteDocument, { input }, context)).createSite.id;
}

const wordsIn = (words: SiteWords, locale: (typeof SITE_LOCALES)[number]): string => words[SITE_LOCALES.indexOf(locale)] ?? words[0];

/** What the page says, and the image that it shows. */
interface PageWords extends Pick<SitePage, 'text' | 'title'> {
  readonly picture: string | null;
}

const blocksOf = ({ title, text, picture }: PageWords, locale: (typeof SITE_LOCALES)[number]) => [
  { id: 'opening', type: 'hero', heading: wordsIn(title, locale), tone: 'light', ...(picture !== null && { picture: { asset: picture } }) }, { id: 'text', type: 'text', body: paragraph(wordsIn(text, locale)) },
];

/** The pages by their keys, published; the page on jobs is taken out again, and the one on the press moved to the help. */
async function seedPages(deployment: Deployment, siteId: number, pages: readonly SitePage[]): Promise<ReadonlyMap<string, number>> {
  const { call, companyId } = deployment;
  const ids = new Map<string, number>();
  const picture = await seedAssets(deployment);
  const make = async (page: PageWords & Pick<SitePage, 'key'>, place: { readonly parentId: number | null; readonly isHome: boolean }): Promise<void> => {
    const input = { siteId, template: 'standard', ...place, locale: DEFAULT_LOCALE, title: page.title[0], slug: null, blocks: blocksOf(page, DEFAULT_LOCALE), seo: { description: page.text[0] } };
    const { createPage: { id } } = await call(MakeDemoPageDocument, { input }, once(companyId, page.key));
    for (const locale of OTHER_LOCALES) await call(SaveDemoPageDocument, { input: { id, locale, title: wordsIn(page.title, locale), slug: null, blocks: blocksOf(page, locale), seo: { description: wordsIn(page.text, locale) }, version: null } }, asSystem(companyId));
    await call(PublishDemoPageDocument, { input: { id, locales: null, publishedAt: null } }, once(companyId, `publish-${page.key}`));
    ids.set(page.key, id);
  };
  await make({ key: 'home', ...HOME, picture }, { parentId: null, isHome: true });
  for (const page of pages) await make({ ...page, picture: null }, { parentId: page.above === null ? null : ids.get(page.above) ?? null, isHome: false });
  const [jobs, press, help] = ['jobs', 'press', 'help'].map((key) => ids.get(key));
  if (jobs !== undefined) await takeOut(deployment, jobs);
  if (help !== undefined) await editLocked(deployment, help);
  if (press !== undefined && help !== undefined) await call(MoveDemoPageDocument, { input: { id: press, parentId: help, before: null } }, once(companyId, 'move-press'));
  return ids;
}

/** A page is taken out, gets another template, and loses its last text. */
async function takeOut({ call, companyId }: Deployment, id: number): Promise<void> {
  await call(UnpublishDemoPageDocument, { input: { id, locales: null, withDescendants: null } }, once(companyId, 'unpublish-jobs'));
  await call(ChangeDemoTemplateDocument, { input: { id, template: 'vacancies' } }, once(companyId, 'template-jobs'));
  await call(DeleteDemoPageTextDocument, { input: { id, locale: SITE_LOCALES[2] } }, once(companyId, 'delete-jobs-text'));
}

/** A page is locked, taken over and unlocked, as editors do who meet. */
async function editLocked({ call, companyId }: Deployment, id: number): Promise<void> {
  const [given, context] = [{ input: { id, locale: DEFAULT_LOCALE } }, asSystem(companyId)];
  await call(LockDemoPageDocument, given, context);
  await call(TakeOverDemoPageDocument, given, context);
  await call(UnlockDemoPageDocument, given, context);
}

/** The journal, an article a week until yesterday; answers their ids. */
async function seedJournal(deployment: Deployment, siteId: number): Promise<readonly number[]> {
  const { call, companyId, clock } = deployment;
  const { createCollection: { id: collectionId } } = await call(MakeDemoCollectionDocument, { input: { siteId, slug: 'journal', name: 'Journal', fields: ARTICLE_FIELDS } }, once(companyId, 'journal'));
  const now = instant(clock);
  const ids: number[] = [];
  for (const [index, title] of ARTICLES.entries()) {
    const fieldsIn = (locale: (typeof SITE_LOCALES)[number]): object => ({ summary: wordsIn(title, locale), body: paragraph(wordsIn(title, locale)), author: 'Giulia Ferri' });
    const { createEntry: { id } } = await call(MakeDemoEntryDocument, { input: { collectionId, sort: null, locale: DEFAULT_LOCALE, title: title[0], slug: null, fields: fieldsIn(DEFAULT_LOCALE), seo: null } }, once(companyId, `article-${String(index)}`));
    if (index === 0) await call(SortDemoEntryDocument, { input: { id, sort: ARTICLES.length + 1 } }, once(companyId, 'sort-article'));
    if (index === 0) await writeAnew(deployment, { id, locale: SITE_LOCALES[2], title: wordsIn(title, SITE_LOCALES[2]) });
    for (const locale of OTHER_LOCALES) await call(SaveDemoEntryDocument, { input: { id, locale, title: wordsIn(title, locale), slug: null, fields: fieldsIn(locale), seo: null, version: null } }, asSystem(companyId));
    await call(PublishDemoEntryDocument, { input: { id, locales: null, publishedAt: shift(now, -DAY * (1 + 7 * (ARTICLES.length - 1 - index))) } }, once(companyId, `publish-article-${String(index)}`));
    ids.push(id);
  }
  return ids;
}

/** A text that was begun is deleted, to be written anew. */
async function writeAnew({ call, companyId }: Deployment, { id, locale, title }: { readonly id: number; readonly locale: string; readonly title: string }): Promise<void> {
  await call(SaveDemoEntryDocument, { input: { id, locale, title, slug: null, fields: null, seo: null, version: null } }, once(companyId, 'begin-article-text'));
  await call(DeleteDemoEntryTextDocument, { input: { id, locale } }, once(companyId, 'delete-article-text'));
}

async function seedMenus({ call, companyId }: Deployment, siteId: number, pages: ReadonlyMap<string, number>): Promise<void> {
  const item = (key: string, below: readonly string[] = []): Item[] => {
    const documentId = pages.get(key);
    return documentId === undefined ? [] : [{ id: key, type: 'PAGE', documentId, url: null, target: null, labels: null, children: below.flatMap((child) => item(child)) }];
  };
  const journal: Item = { id: 'journal', type: 'URL', documentId: null, url: '/journal', target: null, labels: SITE_LOCALES.map((locale) => ({ locale, label: 'Journal' })), children: null };
  const menus = [
    { handle: 'main', name: 'Main menu', items: [...item('about', ['workshop', 'team', 'sustainability']), journal, ...item('stores', ['milano', 'paris']), ...item('care')] },
    { handle: 'footer', name: 'Footer', items: [...item('help', ['shipping', 'returns', 'sizes', 'contact']), ...item('legal', ['privacy', 'terms', 'cookies'])] },
  ];
  for (const menu of menus) await call(SaveDemoMenuDocument, { input: { siteId, ...menu } }, asSystem(companyId));
}

/** An item of a menu as it is sent. */
interface Item {
  readonly id: string;
  readonly type: 'PAGE' | 'URL';
  readonly documentId: number | null;
  readonly url: string | null;
  readonly target: null;
  readonly labels: { readonly locale: string; readonly label: string }[] | null;
  readonly children: Item[] | null;
}
