interface Calls {
  readonly siteId: number;
  readonly run: <D>(operation: string, variables?: Record<string, unknown>, actor?: string) => Promise<D>;
  readonly deliver: <D>(operation: string, input: object) => Promise<D>;
}

/** A text of a page or an entry, as tests read it. */
export interface TextRead {
  readonly locale: string;
  readonly title: string;
  readonly slug: string;
  readonly version: number;
  readonly updatedBy: string;
  readonly publishedAt: string | null;
  readonly hasChanges: boolean;
  readonly path: string | null;
}

interface PageRead {
  readonly id: number;
  readonly sort: number;
  readonly isHome: boolean;
  readonly translations: readonly TextRead[];
}

const TEXT = 'locale title slug version updatedBy publishedAt hasChanges path';
const PAGE = `{ id sort isHome translations { ${TEXT} blocks } }`;
const ENTRY = `{ id sort translations { ${TEXT} fields } }`;

/** What tests ask of a site: as its editors, and as its website. */
export function contentCalls({ siteId, run, deliver }: Calls) {
  const mutate = (mutation: string, type: string, answer: string) => async (input: object, actor?: string): Promise<PageRead> =>
    (await run<Record<string, PageRead>>(`mutation($input: ${type}!) { ${mutation}(input: $input) ${answer} }`, { input }, actor))[mutation] ?? missing();
  const create = mutate('createPage', 'CreatePageInput', PAGE);
  return {
    createPage: (input: object) => create({ siteId, template: 'plain', ...input }),
    savePage: mutate('savePageDraft', 'SavePageDraftInput', PAGE),
    publishPage: (id: number, more: object = {}) => mutate('publishPage', 'PublishPageInput', PAGE)({ id, ...more }),
    unpublishPage: (id: number, more: object = {}) => mutate('unpublishPage', 'UnpublishPageInput', PAGE)({ id, ...more }),
    movePage: mutate('movePage', 'MovePageInput', PAGE),
    deletePage: (id: number) => run('mutation($id: SafeInt!) { deletePage(id: $id) { id } }', { id }),
    page: async (id: number): Promise<PageRead | null> => (await run<{ page: PageRead | null }>(`query($id: SafeInt!) { page(id: $id) ${PAGE} }`, { id })).page,
    createCollection: async (input: object): Promise<number> => (await run<{ createCollection: { id: number } }>('mutation($input: CreateCollectionInput!) { createCollection(input: $input) { id } }', { input: { siteId, ...input } })).createCollection.id,
    updateCollection: (input: object) => run('mutation($input: UpdateCollectionInput!) { updateCollection(input: $input) { slug version } }', { input }),
    createEntry: mutate('createEntry', 'CreateEntryInput', ENTRY),
    saveEntry: mutate('saveEntryDraft', 'SaveEntryDraftInput', ENTRY),
    publishEntry: (id: number, more: object = {}) => mutate('publishEntry', 'PublishEntryInput', ENTRY)({ id, ...more }),
    unpublishEntry: (id: number) => mutate('unpublishEntry', 'UnpublishEntryInput', ENTRY)({ id }),
    deleteEntry: (id: number) => run('mutation($id: SafeInt!) { deleteEntry(id: $id) { id } }', { id }),
    saveMenu: (items: readonly object[], handle = 'main') => run('mutation($input: SaveMenuInput!) { saveMenu(input: $input) { handle version } }', { input: { siteId, handle, name: 'Main', items } }),
    saveRedirect: (input: object) => run('mutation($input: SaveRedirectInput!) { saveRedirect(input: $input) { from status documentId url } }', { input: { siteId, status: 301, ...input } }),
    /** A page that is published at once; answers its id. */
    published: async (title: string, input: object = {}): Promise<number> => {
      const { id } = await create({ siteId, template: 'plain', title, ...input });
      await mutate('publishPage', 'PublishPageInput', PAGE)({ id });
      return id;
    },
    /** Give a page another slug, and publish it. */
    rename: async (id: number, slug: string, locale = 'it'): Promise<void> => {
      await mutate('savePageDraft', 'SavePageDraftInput', PAGE)({ id, locale, slug });
      await mutate('publishPage', 'PublishPageInput', PAGE)({ id, locales: [locale] });
    },
    /** Every path of the site in a locale, in order. */
    paths: async (locale = 'it'): Promise<string[]> =>
      (await deliver<{ deliveredSitemap: { urls: { path: string }[] } }>('query($input: DeliveredSitemapInput!) { deliveredSitemap(input: $input) { urls { path } } }', { locale, page: 1, perPage: 5000 })).deliveredSitemap.urls.map(({ path }) => path),
    /** The redirects of the site in a locale, as its website reads them. */
    redirects: async (locale = 'it'): Promise<Record<string, string | null>> =>
      Object.fromEntries((await deliver<{ deliveredRedirects: { redirects: { path: string; target: string | null }[] } }>('query($input: DeliveredRedirectsInput!) { deliveredRedirects(input: $input) { redirects { path target } } }', { locale, page: 1, perPage: 5000 })).deliveredRedirects.redirects.map(({ path, target }) => [path, target])),
    /** The items of a menu as the website reads them. */
    menu: async (locale = 'it', handle = 'main'): Promise<unknown> =>
      JSON.parse((await deliver<{ deliveredMenu: { items: string } }>('query($input: DeliveredMenuInput!) { deliveredMenu(input: $input) { items } }', { handle, locale })).deliveredMenu.items),
    /** The page that is published at a path. */
    delivered: async (path: string, locale = 'it'): Promise<{ readonly id: number; readonly title: string; readonly slug: string; readonly etag: string }> =>
      (await deliver<{ deliveredPage: { id: number; title: string; slug: string; etag: string } }>('query($input: DeliveredPageInput!) { deliveredPage(input: $input) { id title slug etag } }', { path, locale })).deliveredPage,
    preview: async (input: object): Promise<unknown> =>
      (await run<{ previewPage: unknown }>('query($input: PreviewPageInput!) { previewPage(input: $input) { id path title slug locale hasChanges blocks } }', { input: { siteId, ...input } })).previewPage,
  };
}

function missing(): never {
  throw new Error('The mutation answered nothing');
}
