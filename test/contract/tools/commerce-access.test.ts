import { findTools } from '../../../mcp/kit/find-tools.js';
import { openCommerceCompany, type CommerceCompany } from './commerce-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: CommerceCompany;
let ada: Awaited<ReturnType<CommerceCompany['assistant']>>;
beforeAll(async () => {
  all = await openCommerceCompany();
  ada = await all.assistant('Ada');
});
afterAll(() => all.close());

const { commerce } = await findTools();
const WRITES = ['add_order_note', 'create_return', 'set_order_hold'];
const READS = ['get_customer', 'get_delivery_promise', 'get_order', 'search_customers', 'search_orders', 'search_returns', 'track_shipment'];

test('an assistant has the ten tools of commerce, each with its nature', async () => {
  const { tools } = await ada.list('commerce');
  expect(tools.map(({ name }: any) => name)).toEqual([...WRITES, ...READS].toSorted());
  expect(Object.fromEntries(tools.map(({ name, annotations }: any) => [name, Object.values(annotations)]))).toMatchObject({
    set_order_hold: [false, false, true, false], add_order_note: [false, false, false, false], create_return: [false, false, false, false], get_order: [true, false, true, false],
  });
});

test('a person who only reads is offered no write, and cannot call one', async () => {
  const viewer = await all.assistant('Vera', { moduleRoles: { commerce: 'VIEWER', catalog: 'NONE' } });
  expect((await viewer.list('commerce')).tools.map(({ name }: any) => name)).toEqual(READS);
  for (const [name, given] of [['add_order_note', { order: '1001', text: 'x' }], ['set_order_hold', { order: '1002', hold: true, reason: 'x' }], ['create_return', { order: '1004', lines: [{ sku: 'TEE' }] }]] as const) {
    expect(await viewer.run(`commerce_${name}`, given)).toMatchObject({ status: 403, body: { code: 'permission_denied', permission: 'commerce.write' } });
  }
  expect(await viewer.run('commerce_get_order', { order: '1001' })).toMatchObject({ status: 200, body: { structuredContent: { number: '#1001' } } });
});

test('what another company has is not found under any name, by any argument [REL-S6]', async () => {
  const stranger = await all.stranger();
  const person = await all.visited.person('Olga', { companyId: stranger.company, moduleRoles: { commerce: 'EDITOR', catalog: 'EDITOR' } });
  const { order } = await all.asStaff('query { order(reference: "1001") { id lines { id } } }');
  const { customer } = await all.asStaff('query { customer(email: "ada@example.test") { id } }');
  const there = all.withToken(ada.token, stranger.company);
  expect((await there.run('commerce_get_order', { order: '1001' })).status).toBe(403);
  const olga = await all.assistantOf(person.cookie, await all.visited.client({ client_name: 'Notes', scope: 'openid profile email offline_access service.ai_tools' }));
  const asked = (name: string, given: object): Promise<any> => all.withToken(olga.token, stranger.company).run(`commerce_${name}`, given);
  for (const named of ['1001', '#1001', 'shop-77', order.id]) {
    for (const [name, given] of [['get_order', { order: named }], ['add_order_note', { order: named, text: 'x' }], ['set_order_hold', { order: named, hold: false }], ['track_shipment', { reference: named }], ['create_return', { order: named, lines: [{ sku: 'MUG' }] }], ['search_returns', { order: named }]] as const) {
      expect([name, named, (await asked(name, given)).body.structuredContent?.error?.code]).toEqual([name, named, 'order_not_found']);
    }
  }
  expect((await asked('track_shipment', { reference: 'BR1001' })).body.structuredContent.error.code).toBe('order_not_found');
  for (const named of ['ada@example.test', customer.id]) expect((await asked('get_customer', { customer: named })).body.structuredContent.error.code).toBe('not_found');
  for (const [name, given] of [['search_orders', { search: 'ada' }], ['search_orders', { tag: 'gift' }], ['search_returns', { search: 'ada' }], ['search_customers', { search: 'ada' }]] as const) {
    expect([name, (await asked(name, given)).body.structuredContent]).toEqual([name, { items: [], total: 0, hint: expect.stringMatching(/^Nothing fits all of this together: (?:search=ada|tag=gift)\. Try fewer or other words and filters(?:\. tag: none is in use yet)?$/) }]);
  }
  for (const name of ['search_orders', 'search_returns']) expect((await asked(name, { location: 'MI1' })).body.structuredContent.error.code).toBe('bad_input');
  const { next_cursor: cursor } = await all.answerOf(ada.run('commerce_search_orders', { limit: 1 }));
  expect((await asked('search_orders', { cursor })).body.structuredContent.error.code).toBe('bad_cursor');
  expect((await asked('get_delivery_promise', { items: [{ sku: 'MUG' }], country: 'IT' })).body.structuredContent.unknown_skus).toEqual(['MUG']);
});

test('every answer has the form that its tool declares', async () => {
  const calls: readonly (readonly [string, object])[] = [
    ...(['concise', 'full'] as const).flatMap((detail) => [
      ['search_orders', { detail }], ['get_order', { order: '1001', detail }], ['track_shipment', { reference: '1001', detail }], ['search_returns', { detail }], ['search_customers', { detail }], ['get_customer', { customer: 'ada@example.test', detail }],
      ['get_delivery_promise', { items: [{ sku: 'MUG' }], country: 'IT', detail }],
    ] as const),
    ['add_order_note', { order: '1001', text: 'x', dry_run: true }], ['set_order_hold', { order: '1002', hold: true, reason: 'x', dry_run: true }], ['create_return', { order: '1004', lines: [{ sku: 'TEE' }], dry_run: true }],
  ];
  for (const [name, given] of calls) {
    const { dry_run: _, ...result } = await all.answerOf(ada.run(`commerce_${name}`, given));
    expect([name, commerce.get(name)?.output.parse(result)]).toEqual([name, result]);
  }
});

test('the definitions of the ten tools are short in every language', () => {
  const bytes = (language: 'it' | 'en' | 'de' | 'fr' | 'es'): number => Buffer.byteLength(JSON.stringify([...commerce.values()].map(({ texts }) => texts[language])));
  for (const language of ['it', 'en', 'de', 'fr', 'es'] as const) expect(bytes(language)).toBeLessThan(3200);
});
