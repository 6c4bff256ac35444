import { surface as delivery } from '../../../shims/delivery/surface.js';
import { companyOf, openCompany } from '../../kit/company.js';
import { openPortico } from '../../kit/open-portico.js';

const BLOCKS = [{ key: 'text', label: 'Text', fields: [{ key: 'heading', label: 'Heading', type: 'TEXT', required: true }, { key: 'body', label: 'Body', type: 'RICH_TEXT' }] }];
const FIELDS = [{ key: 'summary', label: 'Summary', type: 'LONG_TEXT' }, { key: 'author', label: 'Author', type: 'TEXT' }];

type Staff = (operation: string, variables?: object) => Promise<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape

const mutation = (name: string, input: string, answer: string): string => `mutation M($input: ${input}!) { ${name}(input: $input) { ${answer} } }`;

/** What editors do, through the graph. */
function editing(asStaff: Staff) {
  const run = async (name: string, input: object, { type, answer = 'id' }: { readonly type: string; readonly answer?: string }) => (await asStaff(mutation(name, type, answer), { input }))[name];
  const page = (input: object): Promise<number> => run('createPage', input, { type: 'CreatePageInput' }).then(({ id }: { id: number }) => id);
  const entry = (input: object): Promise<number> => run('createEntry', input, { type: 'CreateEntryInput' }).then(({ id }: { id: number }) => id);
  const publishPage = (id: number, more: object = {}) => run('publishPage', { id, ...more }, { type: 'PublishPageInput' });
  const publishEntry = (id: number, more: object = {}) => run('publishEntry', { id, ...more }, { type: 'PublishEntryInput' });
  return {
    page, entry, publishPage, publishEntry,
    savePage: (input: object) => run('savePageDraft', input, { type: 'SavePageDraftInput' }),
    saveEntry: (input: object) => run('saveEntryDraft', input, { type: 'SaveEntryDraftInput' }),
    movePage: (input: object) => run('movePage', input, { type: 'MovePageInput' }),
    unpublishPage: (id: number, more: object = {}) => run('unpublishPage', { id, ...more }, { type: 'UnpublishPageInput' }),
    menu: (input: object) => run('saveMenu', input, { type: 'SaveMenuInput', answer: 'handle' }),
    redirect: (input: object) => run('saveRedirect', input, { type: 'SaveRedirectInput', answer: 'from' }),
    updateSite: (input: object) => run('updateSite', input, { type: 'UpdateSiteInput' }),
    collection: (siteId: number, slug: string): Promise<number> => run('createCollection', { siteId, slug, name: slug, fields: FIELDS }, { type: 'CreateCollectionInput' }).then(({ id }: { id: number }) => id),
    /** A page with its first text, published. */
    published: async (input: object): Promise<number> => {
      const id = await page(input);
      await publishPage(id);
      return id;
    },
    publishedEntry: async (input: object): Promise<number> => {
      const id = await entry(input);
      await publishEntry(id);
      return id;
    },
  };
}

/** A workspace with a site in Italian and English, a template, and a token of it. */
export async function buildSite(asStaff: Staff, slug = 'shop') {
  const edit = editing(asStaff);
  await asStaff(mutation('createWorkspace', 'CreateWorkspaceInput', 'slug'), { input: { slug: 'studio', name: 'Studio' } }).catch(() => undefined); // it may be there
  const { createSite: { id: siteId } } = await asStaff(mutation('createSite', 'CreateSiteInput', 'id'), { input: { workspace: 'studio', slug, name: 'Shop', status: 'ACTIVE', defaultLocale: 'it', locales: ['it', 'en'], frontendUrl: 'https://shop.example/' } });
  await asStaff(mutation('saveTemplate', 'SaveTemplateInput', 'key'), { input: { siteId, key: 'standard', name: 'Standard', blocks: BLOCKS } });
  const token = async (): Promise<{ readonly id: string; readonly key: string }> => {
    const { createConnection: { apiKey, connection: { id } } } = await asStaff(mutation('createConnection', 'CreateConnectionInput', 'apiKey connection { id }'), { input: { kind: 'DELIVERY', name: 'Website', activate: true, delivery: { siteId } } });
    return { id, key: apiKey };
  };
  return { siteId: siteId as number, token, edit, ...await token() };
}

/** Interface J over the graph: the site of a company, and its token. The clock stands at 2026-11-21T09:30:00.000Z; every call has an address of its own unless it says otherwise. */
export async function openSite({ allowLoopbackWebhooks = false }: { readonly allowLoopbackWebhooks?: boolean } = {}) {
  const p = await openPortico({ allowLoopbackWebhooks, surfaces: [{ surface: delivery }], subgraphs: ['identity', 'content'], around: { trustedProxies: ['127.0.0.1'], urls: { brain: 'https://brain.example' } } });
  const site = await buildSite(p.asStaff);
  const root = `/api/delivery/v1/studio/sites/${String(site.siteId)}`;
  let calls = 0;
  const send = (target: string, { headers = {}, ...init }: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {}): Promise<Response> => {
    calls += 1;
    return fetch(`${p.base}${target}`, { redirect: 'manual', ...init, headers: { authorization: `Bearer ${site.key}`, 'x-forwarded-for': `203.0.${String(calls >> 8)}.${String(calls & 255)}`, ...headers } });
  };
  const read = async (target: string, init: Parameters<typeof send>[1] = {}): Promise<readonly [status: number, body: string]> => {
    const response = await send(`${root}${target}`, init);
    return [response.status, await response.text()];
  };
  return {
    ...p, ...site, root, send, read,
    /** The data of an answer. */
    data: async (target: string) => (JSON.parse((await read(target))[1]) as { data: any }).data, // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
    json: async (target: string) => JSON.parse((await read(target))[1]),
    /** The tag of an answer. */
    tag: async (target: string): Promise<string> => (await send(`${root}${target}`)).headers.get('etag') ?? '',
    /** Another site of the company. */
    sibling: (slug: string) => buildSite(p.asStaff, slug),
    /** Another company with a site of its own. */
    stranger: async () => {
      const other = companyOf(p, (await openCompany(p, 'Other')).company);
      return { ...other, ...await buildSite(other.asStaff) };
    },
  };
}

/** An open site. */
export type OpenSite = Awaited<ReturnType<typeof openSite>>;
