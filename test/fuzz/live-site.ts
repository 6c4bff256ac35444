import type { Ask } from './building.js';
import type { LiveRecord } from './live-records.js';
import { isObject, type Json } from './seen-values.js';

const SITES = 'query Sites { workspaces { slug sites { id defaultLocale templates { key } collections { id slug } menus { handle } } } connections(first: 60, filter: { kind: DELIVERY }) { nodes { id } } assets(first: 20) { nodes { id } } }';
const OF_SITE = 'query OfSite($siteId: SafeInt!, $locale: String!) { pages(siteId: $siteId) { id template translations { path publishedAt } } redirects(siteId: $siteId, locale: $locale, first: 10) { nodes { from } } siteRevalidation(siteId: $siteId) { url } scheduledPublications(siteId: $siteId, first: 20) { nodes { id } } }';
const ENTRIES = 'query Entries($collectionId: SafeInt!) { entries(collectionId: $collectionId, first: 10) { nodes { id translations { slug publishedAt } } } }';

/** The number of the site that every token reads: a world is made with one, and calls make others. */
const FIRST = 1;

const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : isObject(value) ? list(value['nodes']) : []);
const one = (kinds: readonly string[], state: string, record: Json): LiveRecord => ({ kinds, place: 'c', state, record });
const isShown = ({ translations }: Json): boolean => list(translations).some(({ publishedAt }) => publishedAt !== null);

/** What the sites of a company have: for its editors, and for the websites that read them. */
export async function readSites(ask: Ask): Promise<LiveRecord[]> {
  const { workspaces, connections, assets } = await ask(SITES) as Json;
  const found = list(assets).map(({ id }) => one(['asset', 'contentusage', 'media'], 'an image', { id, asset: id, kind: 'ASSET' }));
  for (const { slug: workspace, sites } of list(workspaces)) {
    for (const site of list(sites)) found.push(...await readSite(ask, { workspace, site, tokens: site['id'] === FIRST ? list(connections).map(({ id }) => String(id)) : [] }));
  }
  return found;
}

interface Reading { readonly workspace: unknown; readonly site: Json; readonly tokens: readonly string[] }

async function readSite(ask: Ask, { workspace, site, tokens }: Reading): Promise<LiveRecord[]> {
  const { id: siteId, defaultLocale: locale, templates, collections, menus } = site;
  const { pages, redirects, siteRevalidation, scheduledPublications } = await ask(OF_SITE, { siteId, locale }) as Json;
  const entries: Json[] = [];
  for (const { id: collectionId, slug } of list(collections)) entries.push(...list((await ask(ENTRIES, { collectionId }) as Json)['entries']).map((entry) => ({ ...entry, collectionId, collection: slug })));
  const shown = list(pages).filter(isShown);
  return [
    ...list(pages).map((page) => one(['page', 'pagepreview', 'documentlock', 'documentoutcomes'], `a page ${String(isShown(page))}`, { id: page['id'], siteId, template: page['template'], path: list(page['translations'])[0]?.['path'], locale: 'it', documentId: page['id'] })),
    ...list(pages).map(({ id }) => one(['contentversion', 'versiondiff', 'scheduledpublication'], 'a version of a page', { id, locale: 'it', version: 1, from: 1, to: 1, locales: ['it'], at: '2099-01-01T00:00:00Z' })),
    ...list(scheduledPublications).map(({ id }) => one(['scheduledpublication'], 'a scheduled publication', { id, siteId })),
    ...entries.map((entry) => one(['entry', 'documentlock'], `an entry ${String(isShown(entry))}`, { id: entry['id'], collectionId: entry['collectionId'], locale: 'it' })),
    ...list(collections).map(({ id, slug }) => one(['collection'], `a collection ${String(slug)}`, { id, siteId })),
    ...list(collections).map(({ id, slug }) => one(['entry'], `in a collection ${String(slug)}`, { collectionId: id })),
    ...list(templates).map(({ key }) => one(['pagetemplate', 'template'], `a template ${String(key)}`, { siteId, key })),
    ...list(menus).map(({ handle }) => one(['menu', 'menuitem'], 'a menu', { siteId, handle, documentId: shown[0]?.['id'] })),
    ...list(redirects).map(({ from }) => one(['redirect'], 'a redirect', { siteId, from, locale, documentId: shown[0]?.['id'] })),
    one(['brokenlink', 'siterevalidation', 'savedrevalidation', 'page', 'collection', 'pagetemplate', 'contentmatch'], `a site ${String(siteRevalidation !== null)}`, { siteId }),
    ...tokens.flatMap((by) => forWebsite({ workspace, site, shown, entries: entries.filter(isShown) }).map((record): LiveRecord => ({ kinds: ['workspace', 'site', 'website'], place: 'c', by, state: 'of a website', record }))),
  ];
}

/** What the website of a site reads, under the names of interface J. */
const forWebsite = ({ workspace, site: { id: siteId, menus }, shown, entries }: { readonly workspace: unknown; readonly site: Json; readonly shown: readonly Json[]; readonly entries: readonly Json[] }): Json[] =>
  shown.map((page, at) => {
    const entry = entries[at % Math.max(entries.length, 1)];
    return { workspace, siteId, locale: 'it', path: list(page['translations'])[0]?.['path'], collection: entry?.['collection'], slug: list(entry?.['translations'])[0]?.['slug'], handle: list(menus)[at % Math.max(list(menus).length, 1)]?.['handle'] };
  });
