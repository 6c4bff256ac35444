import { openCommerceCompany, type CommerceCompany } from './commerce-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: CommerceCompany;
let ada: Awaited<ReturnType<CommerceCompany['assistant']>>;
beforeAll(async () => {
  all = await openCommerceCompany();
  ada = await all.assistant('Ada', { moduleRoles: { intelligence: 'VIEWER', commerce: 'EDITOR' } });
  await all.countFigures();
});
afterAll(() => all.close());

const answer = (name: string, given: object = {}, by = ada): Promise<any> => all.answerOf(by.run(name, given));
const hint = async (name: string, given: object = {}, by = ada): Promise<string | undefined> => (await answer(name, given, by)).hint;

test('a search that finds nothing says what it looked for, and one that is whole how many there are', async () => {
  expect(await answer('commerce_search_orders', { search: 'nobody', country: 'IT' })).toEqual({ items: [], total: 0, hint: 'Nothing fits all of this together: search=nobody, country=IT. Try fewer or other words and filters' });
  expect(await answer('commerce_search_orders', { search: 'nobody' }, { ...ada, run: (name: string, given?: object) => ada.run(name, given, { 'x-service-language': 'it' }) })).toMatchObject({ hint: 'Niente corrisponde a tutto questo insieme: search=nobody. Prova con meno parole o filtri, o con altri' });
  const whole = await answer('commerce_search_orders', {});
  expect([whole.total, whole.items.length, whole.hint]).toEqual([4, 4, undefined]);
  const { total, next_cursor: cursor } = await answer('commerce_search_orders', { limit: 3 });
  expect([total, typeof cursor, (await answer('commerce_search_orders', { limit: 3, cursor })).total]).toEqual([undefined, 'string', undefined]);
});

test('a tag that nothing has is answered with those in use, and the one that was probably meant', async () => {
  expect(await hint('commerce_search_orders', { tag: 'gft' })).toBe('Nothing fits all of this together: tag=gft. Try fewer or other words and filters. tag: nothing has gft; in use are: gift; did you mean gift?');
  expect(await hint('commerce_search_orders', { tag: 'gift', search: 'nobody' })).toBe('Nothing fits all of this together: search=nobody, tag=gift. Try fewer or other words and filters');
  expect(await hint('commerce_search_customers', { tag: 'vip' })).toMatch(/\. tag: none is in use yet$/);
  expect(await hint('commerce_search_returns', { tag: 'vip' })).toMatch(/\. tag: none is in use yet$/);
});

test('a sales channel that no order has is answered with those there are, to who may read orders', async () => {
  expect(await hint('intelligence_sales_summary', { channel: 'shp' })).toMatch(/channel: nothing has shp; in use are: shop; did you mean shop\?$/);
  expect(await hint('intelligence_promise_performance', { channel: 'fair' })).toMatch(/channel: nothing has fair; in use are: shop$/);
  expect(await hint('commerce_get_delivery_promise', { items: [{ sku: 'MUG' }], country: 'IT', channel: 'shp' })).toBe('channel: nothing has shp; in use are: shop; did you mean shop?');
  expect(await hint('commerce_get_delivery_promise', { items: [{ sku: 'MUG' }], country: 'IT', channel: 'shop' })).toBeUndefined();
  const zoe = await all.assistant('Zoe', { moduleRoles: { intelligence: 'VIEWER' } });
  expect(await hint('intelligence_sales_summary', { channel: 'shp' }, zoe)).not.toContain('shop');
});

test('a return says the reasons of the policy where it has another or none; capitals do not matter', async () => {
  const reasons = 'too_small, too_large, not_as_described, damaged, wrong_item, changed_mind, other';
  const hintOf = (...codes: readonly (string | undefined)[]) => hint('commerce_create_return', { order: '1004', lines: codes.map((code) => ({ sku: 'TEE', ...(code !== undefined && { reason_code: code }) })), dry_run: true });
  expect(await hintOf('Too_Smal')).toBe(`reason_code: nothing has Too_Smal; in use are: ${reasons}; did you mean too_small?`);
  expect(await hintOf(undefined)).toBe(`reason_code can be: ${reasons}`);
  expect(await hintOf('TOO_SMALL')).toBeUndefined();
});

test('a return to no location is told which there are', async () => {
  const { body: { structuredContent: { error } } } = await ada.run('commerce_create_return', { order: '1004', lines: [{ sku: 'TEE' }], location: 'MI11' });
  expect(error).toMatchObject({ code: 'bad_input', message: 'A location is not known. location: nothing has MI11; in use are: MI1; did you mean MI1?', details: { location: ['location: nothing has MI11; in use are: MI1; did you mean MI1?'] } });
});

test('late orders are those with a promised day, and a list of them says so', async () => {
  for (const given of [{ late: true }, { ships_late: true }]) expect(await hint('commerce_search_orders', given)).toMatch(/^Only orders with a promised day can be late: the others are not counted here/);
  expect(await hint('commerce_search_orders', { late: false })).toBeUndefined();
});
