import { ONE_PIXEL, THREE_PIXELS, TWO_PIXELS } from '../kit/pixels.js';
import { word, type Building } from './building.js';
import { token } from './tokens.js';

/** The locales of the site that every company has. */
const LOCALES = ['it', 'en'] as const;
const BLOCKS = [{ key: 'text', label: 'Text', fields: [{ key: 'heading', label: 'Heading', type: 'TEXT' }] }];
const FIELDS = [{ key: 'summary', label: 'Summary', type: 'LONG_TEXT' }];
/** Pages and entries, of which each third is a draft. */
const [PAGES, ENTRIES, DRAFT] = [9, 6, 3] as const;
/** What is at hand of each kind to be removed. */
const SPARES = 4;
/** Sites, and workspaces without any. */
const SPARE_SITES = 3;

/** A site with published pages and entries, drafts, menus, redirects, and a website that is notified; answers its number. */
export async function makeSite({ ask, company }: Pick<Building, 'ask' | 'company'>): Promise<number> {
  const run = async (mutation: string, type: string, { input, answer = 'id' }: { readonly input: object; readonly answer?: string }) =>
    (await ask(`mutation W($input: ${type}!) { ${mutation}(input: $input) { ${answer} } }`, { input }) as Record<string, { readonly id: number }>)[mutation]?.id ?? 0;
  const [workspace, text] = [token({ company, place: 'c' }), (what: string) => word(company, 'c', what)];
  await run('createWorkspace', 'CreateWorkspaceInput', { input: { slug: workspace, name: text('Workspace') } });
  const siteId = await run('createSite', 'CreateSiteInput', { input: { workspace, slug: token({ company, place: 'c' }), name: text('Site'), status: 'ACTIVE', defaultLocale: LOCALES[0], locales: LOCALES, frontendUrl: 'https://shop.example.com' } });
  for (const key of ['plain', 'unused', 'spare']) await run('saveTemplate', 'SaveTemplateInput', { input: { siteId, key, name: text(key), blocks: BLOCKS }, answer: 'key' });
  for (const contentBase64 of [ONE_PIXEL, TWO_PIXELS, THREE_PIXELS]) await run('uploadAsset', 'UploadAssetInput', { input: { contentBase64, name: text('Image'), alts: [{ locale: LOCALES[0], text: text('Alt') }] } });
  const pages: number[] = [];
  for (let at = 0; at < PAGES; at += 1) {
    const id = await run('createPage', 'CreatePageInput', { input: { siteId, template: 'plain', title: text('Page'), slug: `page-${String(at)}`, blocks: [{ id: 'b1', type: 'text', heading: text('Heading') }] } });
    if (at % DRAFT !== 0) await run('publishPage', 'PublishPageInput', { input: { id } });
    if (at % DRAFT !== 0) pages.push(id);
    else await run('savePageDraft', 'SavePageDraftInput', { input: { id, locale: LOCALES[1], title: text('Page') } });
    await run('schedulePublication', 'SchedulePublicationInput', { input: { id, action: 'PUBLISH', at: '2099-01-01T00:00:00Z' } });
  }
  for (const slug of ['news', 'empty', 'spare']) {
    const collectionId = await run('createCollection', 'CreateCollectionInput', { input: { siteId, slug, name: text('Collection'), fields: FIELDS } });
    for (let at = 0; slug === 'news' && at < ENTRIES; at += 1) {
      const id = await run('createEntry', 'CreateEntryInput', { input: { collectionId, title: text('Entry'), slug: `entry-${String(at)}`, fields: { summary: text('Summary') } } });
      await (at % DRAFT !== 0 ? run('publishEntry', 'PublishEntryInput', { input: { id } }) : run('saveEntryDraft', 'SaveEntryDraftInput', { input: { id, locale: LOCALES[1], title: text('Entry') } }));
    }
  }
  for (let at = 0; at < SPARES; at += 1) {
    await run('saveMenu', 'SaveMenuInput', { input: { siteId, handle: `menu-${String(at)}`, name: text('Menu'), items: [{ id: '1', type: 'PAGE', documentId: pages[0] }] }, answer: 'handle' });
    await run('saveRedirect', 'SaveRedirectInput', { input: { siteId, from: `/old-${String(at)}`, status: 301, documentId: pages[at] }, answer: 'from' });
  }
  const spare = token({ company, place: 'c' });
  await run('createWorkspace', 'CreateWorkspaceInput', { input: { slug: spare, name: text('Workspace') } });
  for (let at = 0; at < SPARE_SITES; at += 1) {
    await run('createSite', 'CreateSiteInput', { input: { workspace: spare, slug: token({ company, place: 'c' }), name: text('Site'), defaultLocale: LOCALES[0] } });
    await run('createWorkspace', 'CreateWorkspaceInput', { input: { slug: token({ company, place: 'c' }), name: text('Workspace') } });
  }
  await run('saveRevalidation', 'SaveRevalidationInput', { input: { siteId, url: 'https://hooks.example.com/revalidate' }, answer: 'secret' });
  return siteId;
}
