import { openAssistantCompany, type AssistantCompanyKit } from '../tools/assistant-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: AssistantCompanyKit;
beforeAll(async () => { all = await openAssistantCompany(); });
afterAll(() => all.close());

type Assistant = Awaited<ReturnType<AssistantCompanyKit['assistant']>>;

const toolsOf = async (assistant: Pick<Assistant, 'rpc'>): Promise<any[]> => (await assistant.rpc('tools/list')).body.result.tools;
const namesOf = async (assistant: Pick<Assistant, 'rpc'>): Promise<string[]> => (await toolsOf(assistant)).map(({ name }) => name);
/** The modules of the tools, each once. */
const modulesOf = async (assistant: Pick<Assistant, 'rpc'>) => [...new Set((await namesOf(assistant)).map((name) => name.split('_', 1)[0]))];

const HINTS = ['destructiveHint', 'idempotentHint', 'openWorldHint', 'readOnlyHint'];
const SERVICE = ['service_get_context', 'service_switch_company'];

describe('tools/list', () => {
  test('begins with the connector\'s own two tools, then has those of each module by name, under its prefix [L-LIST-1]', async () => {
    const names = await namesOf(await all.assistant('Ada'));
    expect(names.slice(0, 2)).toEqual(SERVICE);
    expect(names).toContain('commerce_search_orders');
    expect(names.filter((name) => !/^(?:brain|catalog|commerce|intelligence|service)_[a-z0-9_]+$/.test(name))).toEqual([]);
    const others = names.slice(2);
    expect(others).toEqual(['catalog', 'commerce'].flatMap((module) => others.filter((name) => name.startsWith(`${module}_`)).toSorted()));
    expect(new Set(names).size).toBe(names.length);
  });

  test('has a definition of each tool that clients can use: name, title, description, schema and all four hints, nothing else [L-LIST-2]', async () => {
    for (const { inputSchema, annotations, ...tool } of await toolsOf(await all.assistant('Bea'))) {
      expect([tool.name, Object.keys(tool), inputSchema.type, Object.keys(annotations).toSorted(), Object.values(annotations).every((hint) => typeof hint === 'boolean')]).toEqual([tool.name, ['name', 'title', 'description'], 'object', HINTS, true]);
      if (annotations.readOnlyHint === true) expect([tool.name, annotations.idempotentHint, annotations.destructiveHint]).toEqual([tool.name, true, false]);
    }
  });

  test('shows no tool that writes as one that only reads [L-LIST-2]', async () => {
    const ada = await all.assistant('Cleo');
    for (const { name, access, annotations } of (await ada.list('commerce')).tools) expect([name, annotations.readOnlyHint]).toEqual([name, access === 'read']);
    const own = (await toolsOf(ada)).slice(0, 2).map(({ annotations }) => annotations);
    expect(own).toEqual([
      { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    ]);
  });

  test('is one page: any cursor is -32602 [L-LIST-3]', async () => {
    const ada = await all.assistant('Dora');
    for (const cursor of ['', 'x', 'eyJ', null]) expect([cursor, (await ada.rpc('tools/list', { cursor })).body.error?.code]).toEqual([cursor, -32602]);
    const { result } = (await ada.rpc('tools/list', {})).body;
    expect(Object.keys(result)).toEqual(['tools']);
  });

  test('is in the language of the person [L-LIST-5]', async () => {
    const ada = await all.assistant('Fay');
    const titles: Record<string, string> = {};
    for (const language of ['en', 'it', 'de', 'fr', 'es']) {
      await speaks(ada.email, language);
      titles[language] = (await toolsOf(ada)).find(({ name }) => name === 'service_switch_company').title;
    }
    expect(titles).toEqual({ en: 'Switch company', it: 'Cambia azienda', de: 'Firma wechseln', fr: 'Changer d\'entreprise', es: 'Cambiar de empresa' });
  });
});

/** As if the person had chosen a language at their account. */
const speaks = (email: string, language: string) => all.database('identity').inTransaction((transaction) => transaction.execute('UPDATE account SET locale = ? WHERE email = ?', [language, email]));

describe('a module\'s tools are there', () => {
  test('for those who have a role in it, no others [L-LIST-6]', async () => {
    const of = async (name: string, moduleRoles: object) => modulesOf(await all.assistant(name, { moduleRoles }));
    expect(await of('Gwen', { commerce: 'VIEWER' })).toEqual(['service', 'commerce']);
    expect(await of('Hana', { intelligence: 'MANAGER' })).toEqual(['service', 'intelligence']);
    expect(await of('Ines', {})).toEqual(['service']);
  });

  test('unless the company switched it off for AI clients, from the next call on [L-LIST-6]', async () => {
    const ada = await all.assistant('Jana');
    expect(await modulesOf(ada)).toContain('commerce');
    await all.switchOff('commerce');
    expect(await modulesOf(ada)).not.toContain('commerce');
    const { body } = await ada.rpc('tools/call', { name: 'commerce_search_orders', arguments: {} });
    expect([body.result.isError, body.result.structuredContent.error.code, body.result.structuredContent.error.hint]).toEqual([true, 'company_forbidden', 'Ask an owner or admin of the company to give it to you']); // their only one
    expect((await ada.rpc('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } })).body.result.instructions).toMatch(/Modules: catalog\./);
    await all.switchOff();
    expect(await modulesOf(ada)).toContain('commerce');
  });

  test('once it is set up: the catalog has none before there is a catalog [L-LIST-6]', async () => {
    const ada = await all.assistant('Kay');
    expect((await ada.run('catalog_search_products')).body.code).toBe('company_not_ready');
    expect(await modulesOf(ada)).not.toContain('catalog');
    const { body } = await ada.rpc('tools/call', { name: 'catalog_search_products', arguments: {} });
    expect([body.result.isError, body.result.structuredContent.error.code, body.result.structuredContent.error.message]).toEqual([true, 'company_not_ready', 'Lume has no catalog yet: somebody who manages the catalog makes one, or it comes with the first product that is saved there']);
    expect(body.result.structuredContent.error.hint).toBeUndefined(); // nobody can give access to what is not there
    await all.asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ title: 'Mug', variants: [{ sku: 'FIRST-MUG' }] }] } });
    expect(await namesOf(ada)).toContain('catalog_create_product');
  });
});

test('somebody who only reads is offered no tool that writes, and cannot call one [L-LIST-7]', async () => {
  const editor = await all.assistant('Lena');
  const viewer = await all.assistant('Mona', { moduleRoles: { commerce: 'VIEWER', catalog: 'VIEWER' } });
  const writes = (tools: readonly any[]) => tools.filter(({ name, annotations }) => annotations.readOnlyHint === false && !SERVICE.includes(name)).map(({ name }) => String(name));
  expect(writes(await toolsOf(viewer))).toEqual([]);
  for (const name of writes(await toolsOf(editor))) {
    const { body } = await viewer.rpc('tools/call', { name, arguments: {} });
    expect([name, body.result.isError, body.result.structuredContent.error.code]).toEqual([name, true, 'permission_denied']);
  }
});

test('nothing that an owner is offered deletes but catalog_forget; what is destructive beside it is merging and publishing [L-DELETE-1] [L-DELETE-2]', async () => {
  await all.catalog('boutique');
  const tools = await toolsOf(await all.assistant('Nora', { role: 'OWNER', moduleRoles: {} }));
  expect(tools.length).toBeGreaterThan(20);
  expect(tools.filter(({ name }) => /_(?:delete|remove|erase|purge|forget)(?:_|$)/.test(name)).map(({ name }) => name)).toEqual(['catalog_forget']);
  expect(tools.filter(({ annotations }) => annotations.destructiveHint === true).map(({ name }) => name)).toEqual(['brain_merge_contacts', 'brain_merge_tasks', 'brain_publish_content', 'catalog_forget']);
});

test('the list is at most 45 KB for somebody who may use everything, in every language [L-LIST-4]', async () => {
  await all.catalog('whole'); // without one the tools of the catalog are not listed
  const ada = await all.assistant('Edda', { role: 'OWNER', moduleRoles: {} });
  for (const language of ['en', 'it', 'de', 'fr', 'es']) {
    await speaks(ada.email, language);
    const text = await (await ada.ask('mcp', '/', { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' })).text();
    expect([language, JSON.parse(text).result.tools.length, Buffer.byteLength(text) <= 45 * 1024]).toEqual([language, 50, true]);
  }
});
