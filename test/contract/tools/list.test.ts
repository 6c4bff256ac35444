import { createHash } from 'node:crypto';
import { findTools } from '../../../mcp/kit/find-tools.js';
import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const LIST = '/api/v1/ai-tools';
const LANGUAGES = ['en', 'it', 'de', 'fr', 'es'] as const;

let all: AssistantCompanyKit;
let ada: Awaited<ReturnType<AssistantCompanyKit['assistant']>>;
beforeAll(async () => {
  all = await openAssistantCompany();
  ada = await all.assistant('Ada');
});
afterAll(() => all.close());

const listed = (headers: Readonly<Record<string, string>> = {}) => ada.ask('commerce', LIST, { headers });

describe('the list of a module', () => {
  test('is its version, module, company and language with the tools, sorted by name [M-LIST-1] [M-LIST-2]', async () => {
    const response = await listed();
    const { tools, ...head } = await response.json();
    expect([response.status, head]).toEqual([200, { version: 1, module: 'commerce', company: { id: all.company, slug: 'lume', name: 'Lume' }, language: 'en' }]);
    expect(tools.map(({ name }: any) => name)).toEqual(tools.map(({ name }: any) => name).toSorted());
    for (const { name, ...tool } of tools) {
      expect([name, Object.keys(tool)]).toEqual([expect.stringMatching(/^(?!commerce_)[a-z0-9_]{1,40}$/), ['title', 'description', 'inputSchema', 'outputSchema', 'access', 'annotations', 'permission']]);
      expect([name, Object.keys(tool.annotations).toSorted(), ['read', 'write'].includes(tool.access), tool.annotations.readOnlyHint]).toEqual([name, ['destructiveHint', 'idempotentHint', 'openWorldHint', 'readOnlyHint'], true, tool.access === 'read']);
    }
    expect(tools.find(({ name }: any) => name === 'search_orders')).toMatchObject({ title: 'Find orders', access: 'read', permission: 'commerce.read', annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } });
  });

  test('of somebody who only reads has no tool that writes [M-LIST-2]', async () => {
    const viewer = await all.assistant('Vera', { moduleRoles: { commerce: 'VIEWER' } });
    const { tools } = await viewer.list('commerce');
    expect([tools.length > 0, tools.filter(({ access }: any) => access !== 'read')]).toEqual([true, []]);
  });

  test('may be kept for a minute by the same person, company, language and catalog [M-LIST-3] [M-LIST-4]', async () => {
    const response = await listed();
    const text = await response.text();
    expect([response.headers.get('cache-control'), response.headers.get('vary'), response.headers.get('content-language'), response.headers.get('etag')])
      .toEqual(['private, max-age=60', 'Authorization, X-Service-Company, X-Service-Language, X-Service-Store', 'en', `"${createHash('sha256').update(text).digest('hex')}"`]);
  });

  test('that is known is 304 without a body, also through Node\'s fetch, which sends no-cache with the ETag [M-LIST-3]', async () => {
    const etag = (await listed()).headers.get('etag') ?? '';
    for (const headers of [{ 'if-none-match': etag }, { 'if-none-match': `W/${etag}` }, { 'if-none-match': `"other", ${etag}` }, { 'if-none-match': '*' }, { 'if-none-match': etag, 'cache-control': 'no-cache', 'pragma': 'no-cache' }]) {
      const response = await listed(headers);
      expect([headers, response.status, response.headers.get('etag'), response.headers.get('cache-control'), await response.text()]).toEqual([headers, 304, etag, 'private, max-age=60', '']);
    }
    expect((await listed({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await fetch(`${all.urls.commerce ?? ''}${LIST}`, { headers: { 'if-none-match': etag } })).status).toBe(401);
  });

  test('has another ETag in another language and company, and for somebody who may use other tools [M-LIST-3] [M-LIST-4]', async () => {
    const bea = await all.assistant('Bea', { moduleRoles: { commerce: 'EDITOR' } });
    const other = await all.stranger('Borealis');
    await all.join(other.company, bea.email);
    const tags = await Promise.all([{}, { 'x-service-language': 'it' }, { 'x-service-company': String(other.company) }].map(async (headers: Record<string, string>) => (await bea.ask('commerce', LIST, { headers })).headers.get('etag')));
    expect(new Set(tags).size).toBe(3);
    await all.changeRole(bea.email, { moduleRoles: { commerce: 'NONE' } });
    expect((await bea.ask('commerce', LIST, { headers: { 'if-none-match': tags[0] ?? '' } })).status).toBe(403);
  });

  test('names the catalog that calls are for: the first one, or that of X-Service-Store by its id or slug [M-HEADER-3]', async () => {
    const [main, outlet] = [await all.catalog('main', 'Main'), await all.catalog('outlet', 'Outlet')];
    const storeFor = async (store?: string) => (await ada.list('catalog', store === undefined ? {} : { 'x-service-store': store })).company.store;
    expect([await storeFor(), await storeFor(String(outlet)), await storeFor('outlet'), await storeFor('main')]).toEqual([
      { id: main, slug: 'main', name: 'Main' }, { id: outlet, slug: 'outlet', name: 'Outlet' }, { id: outlet, slug: 'outlet', name: 'Outlet' }, { id: main, slug: 'main', name: 'Main' },
    ]);
    for (const store of ['99999', 'none', '-1']) expect([store, (await ada.ask('catalog', LIST, { headers: { 'x-service-store': store } })).status]).toEqual([store, 403]);
    expect('store' in (await ada.list('commerce', { 'x-service-store': 'outlet' })).company).toBe(false);
  });
});

describe('the language', () => {
  test('is that of X-Service-Language, for titles, descriptions and errors; another is the person\'s [M-HEADER-2]', async () => {
    const titles = await Promise.all([...LANGUAGES, 'pt', 'EN', ''].map(async (language) => {
      const { language: answered, tools } = await ada.list('commerce', { 'x-service-language': language });
      return [answered, tools.find(({ name }: any) => name === 'search_orders').title];
    }));
    expect(titles).toEqual([
      ['en', 'Find orders'], ['it', 'Cerca ordini'], ['de', 'Bestellungen finden'], ['fr', 'Chercher des commandes'], ['es', 'Buscar pedidos'],
      ['en', 'Find orders'], ['en', 'Find orders'], ['en', 'Find orders'],
    ]);
  });

  test.each([
    ['en', 'is no argument of this tool', 'There is no tool nope', 'You have no access to this module in this company'],
    ['it', 'non è un argomento di questo strumento', 'Non esiste lo strumento nope', 'Non hai accesso a questo modulo in questa azienda'],
    ['de', 'ist kein Argument dieses Werkzeugs', 'Es gibt kein Werkzeug nope', 'Sie haben in dieser Firma keinen Zugang zu diesem Modul'],
    ['fr', 'n\'est pas un argument de cet outil', 'Il n\'y a pas d\'outil nope', 'Vous n\'avez pas accès à ce module dans cette entreprise'],
    ['es', 'no es un argumento de esta herramienta', 'No existe la herramienta nope', 'No tienes acceso a este módulo en esta empresa'],
  ])('of refusals is the call\'s: %s [M-HEADER-2]', async (...[language, argument, tool, company]) => {
    const headers = { 'x-service-language': language };
    expect((await ada.run('commerce_search_orders', { zz: 1 }, headers)).body.errors.zz[0]).toMatch(new RegExp(`^${argument}`));
    expect((await ada.run('commerce_nope', {}, headers)).body.message).toMatch(new RegExp(`^${tool}`));
    expect((await ada.run('commerce_search_orders', {}, { ...headers, 'x-service-company': '99' })).body.message).toBe(company);
  });

  test('names what an argument within another takes, and what it is like', async () => {
    const { status, body } = await ada.run('commerce_create_return', { order: '1', lines: [{ sku: 'TEE', quantity: 1, reason: 'SIZE' }] });
    expect([status, body.errors]).toEqual([422, { 'lines.0.reason': [expect.stringMatching(/^is no argument of this tool; it takes: .*\breason_code\b/)] }]);
  });

  test('of the person is what counts without the header, of the connector too [M-HEADER-2] [L-CALL-1]', async () => {
    const cleo = await all.assistant('Cleo');
    await all.database('identity').inTransaction((transaction) => transaction.execute('UPDATE account SET locale = ? WHERE email = ?', ['de', cleo.email]));
    expect((await cleo.list('commerce')).language).toBe('de');
    expect((await cleo.run('commerce_nope')).body.message).toBe('Es gibt kein Werkzeug nope');
  });
});

test.each([['commerce', 'get_order'], ['catalog', 'get_product'], ['intelligence', 'top_products']] as const)('the description on the host of %s shows a tool of that host, and an example that the host can run', async (host, tool) => {
  const { paths } = await (await fetch(`${all.urls[host] ?? ''}/api/v1/ai-tools/openapi.json`)).json();
  const { get, post } = { get: paths['/api/v1/ai-tools'].get, post: paths['/api/v1/ai-tools/{name}'].post };
  const listed = get.responses['200'].content['application/json'].example;
  expect([listed.module, listed.tools[0].name]).toEqual([host, tool]);
  const { arguments: given } = post.requestBody.content['application/json'].example;
  expect((await findTools())[host].get(tool)?.input.safeParse(given).success).toBe(true);
});
