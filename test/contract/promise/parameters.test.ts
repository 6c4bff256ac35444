import { OPEN, openStorefront, type Storefront } from './storefront.js';

let s: Storefront;
beforeAll(async () => { s = await openStorefront(); });
afterAll(() => s.close());

const ask = (more: string): string => `?token=${OPEN}&country=IT&${more}`;

const inputOf = (more: string) => s.inputOf(ask(more));

const flaws = async (query: string): Promise<unknown> => {
  const [status, body] = await s.read(query);
  expect([query, status]).toEqual([query, 422]);
  const { error, details } = JSON.parse(body) as { readonly error: string; readonly details: unknown };
  expect(error).toBe('validation_failed');
  return details;
};

test('one variant, once unless qty says otherwise [G-PARAM-SKU-1] [G-PARAM-QTY-1]', async () => {
  expect(await inputOf('sku=SHIRT')).toEqual({ countryCode: 'IT', postcode: null, channel: null, lines: [{ sku: 'SHIRT', quantity: 1 }] });
  expect([await inputOf('sku=SHIRT&qty=1'), await inputOf('sku=SHIRT&qty=99')]).toMatchObject([{ lines: [{ quantity: 1 }] }, { lines: [{ quantity: 99 }] }]);
  expect(await inputOf('sku=%20A%2CB%3A2%20')).toMatchObject({ lines: [{ sku: 'A,B:2', quantity: 1 }] });
  expect(await inputOf(`sku=${'x'.repeat(120)}`)).toMatchObject({ lines: [{ sku: 'x'.repeat(120) }] });
});

test.each([
  ['qty=0', { qty: ['must be at least 1'] }], ['qty=100', { qty: ['must be at most 99'] }], ['qty=-1', { qty: ['must be a whole number from 1 to 99'] }], ['qty=1.5', { qty: ['must be a whole number from 1 to 99'] }],
  ['qty=', { qty: ['must be a whole number from 1 to 99'] }], ['qty=two', { qty: ['must be a whole number from 1 to 99'] }], ['qty=1&qty=2', { qty: ['is given more than once'] }],
])('%s is refused [G-PARAM-QTY-1] [G-VALIDATION-1]', async (more, details) => {
  expect(await flaws(ask(`sku=SHIRT&${more}`))).toEqual(details);
});

test.each([
  ['', { sku: ['is required unless items is given'] }], ['sku=', { sku: ['must not be empty'] }], ['sku=%20', { sku: ['must not be empty'] }], [`sku=${'x'.repeat(121)}`, { sku: ['must have at most 120 characters'] }],
  ['sku=A&sku=B', { sku: ['is given more than once'] }], ['items=A&items=B', { items: ['is given more than once'] }],
])('%s is no variant [G-PARAM-SKU-1] [G-VALIDATION-1]', async (more, details) => {
  expect(await flaws(ask(more))).toEqual(details);
});

test('a cart has up to 20 lines, each with a quantity or one unit; what is asked for beside it is ignored [G-PARAM-ITEMS-1]', async () => {
  expect(await inputOf('items=A:2,B,C:99')).toMatchObject({ lines: [{ sku: 'A', quantity: 2 }, { sku: 'B', quantity: 1 }, { sku: 'C', quantity: 99 }] });
  expect(await inputOf('items=A%3A1%2C%20B%20%3A%203')).toMatchObject({ lines: [{ sku: 'A', quantity: 1 }, { sku: 'B', quantity: 3 }] });
  expect(await inputOf('items=A:1,A:2')).toMatchObject({ lines: [{ sku: 'A', quantity: 1 }, { sku: 'A', quantity: 2 }] });
  expect(await inputOf(`items=A:1&sku=${'x'.repeat(121)}&qty=none&sku=B`)).toMatchObject({ lines: [{ sku: 'A', quantity: 1 }] });
  const twenty = Array.from({ length: 20 }, (_, at) => `S${String(at)}`);
  expect(await inputOf(`items=${twenty.join(',')}`)).toMatchObject({ lines: twenty.map((sku) => ({ sku, quantity: 1 })) });
});

test.each([
  ['', ['must have 1 to 20 lines']], [Array.from({ length: 21 }, () => 'A').join(','), ['must have 1 to 20 lines']], ['A:0', ['line 1 must have a quantity from 1 to 99']], ['A:100', ['line 1 must have a quantity from 1 to 99']],
  ['A:x,B', ['line 1 must have a quantity from 1 to 99']], ['A:', ['line 1 must have a quantity from 1 to 99']], ['A:1:2', ['line 1 must be SKU:QUANTITY']], ['A,,B', ['line 2 has no SKU']], ['A,', ['line 2 has no SKU']], [':1', ['line 1 has no SKU']],
  [`A,${'x'.repeat(121)}:1`, ['line 2 has a SKU of more than 120 characters']], ['A:0,:1,B:2', ['line 1 must have a quantity from 1 to 99', 'line 2 has no SKU']],
])('%s is no cart [G-PARAM-ITEMS-1] [G-VALIDATION-1]', async (items, messages) => {
  expect(await flaws(ask(`items=${items}`))).toEqual({ items: messages });
  expect(await flaws(ask(`sku=SHIRT&items=${items}`))).toEqual({ items: messages });
});

test('a country has two letters, in any case, and is answered in capitals [G-PARAM-COUNTRY-1]', async () => {
  for (const country of ['it', 'IT', 'iT']) expect(await s.inputOf(`?token=${OPEN}&country=${country}&sku=A`)).toMatchObject({ countryCode: 'IT' });
  for (const country of ['', 'I', 'ITX', '1T', 'I%20', 'Ä1', 'ß', 'ıt']) expect(await flaws(`?token=${OPEN}&country=${country}&sku=A`)).toEqual({ country: ['must be an ISO 3166-1 alpha-2 code'] });
  for (const [given, meant] of [['uk', 'GB'], ['ITA', 'IT']] as const) expect(await flaws(`?token=${OPEN}&country=${given}&sku=A`)).toEqual({ country: [`must be an ISO 3166-1 alpha-2 code: ${meant}, not ${given}`] });
  expect(await flaws(`?token=${OPEN}&sku=A`)).toEqual({ country: ['is required'] });
  expect(await flaws(`?token=${OPEN}&sku=A&country=IT&country=FR`)).toEqual({ country: ['is given more than once'] });
});

test('a postcode has up to 12 letters, digits, blanks and hyphens; an empty one is none [G-PARAM-ZIP-1]', async () => {
  expect([await inputOf('sku=A&zip=20121'), await inputOf('sku=A&zip=SW1A+1AA'), await inputOf('sku=A&zip=00-950'), await inputOf('sku=A&zip='), await inputOf('sku=A&zip=+')].map((input) => (typeof input === 'object' ? input.postcode : input)))
    .toEqual(['20121', 'SW1A 1AA', '00-950', null, null]);
  expect(await flaws(ask('sku=A&zip=1&zip=2'))).toEqual({ zip: ['is given more than once'] });
  expect(await flaws(ask('sku=A&zip=1234567890123'))).toEqual({ zip: ['must have at most 12 characters'] });
  for (const zip of ['20121%2C', '%C3%89', '2_1', '2%0A1']) expect(await flaws(ask(`sku=A&zip=${zip}`))).toEqual({ zip: ['may have letters, digits, blanks and hyphens'] });
});

test('a channel has up to 30 small letters, digits, dashes and underscores; an empty one is the merchant\'s own [G-PARAM-CHANNEL-1]', async () => {
  expect([await inputOf('sku=A&channel=web_shop-2'), await inputOf('sku=A&channel=')].map((input) => (typeof input === 'object' ? input.channel : input))).toEqual(['web_shop-2', null]);
  expect(await flaws(ask('sku=A&channel=a&channel=b'))).toEqual({ channel: ['is given more than once'] });
  expect(await flaws(ask(`sku=A&channel=${'x'.repeat(31)}`))).toEqual({ channel: ['must have at most 30 characters'] });
  for (const channel of ['Web', 'a%20b', 'a.b']) expect(await flaws(ask(`sku=A&channel=${channel}`))).toEqual({ channel: ['may have lower-case letters, digits, dashes and underscores'] });
});

test.each([
  ['lang=it', 'Consegna domani.'], ['lang=en', 'Delivery tomorrow.'], ['lang=de', 'Lieferung morgen.'], ['lang=fr', 'Livraison demain.'], ['lang=es', 'Entrega mañana.'],
  ['lang=DE', 'Lieferung morgen.'], ['lang=pt', 'Delivery tomorrow.'], ['lang=', 'Delivery tomorrow.'], ['lang=de-AT', 'Delivery tomorrow.'], ['lang=pt&lang=fr', 'Livraison demain.'], ['other=1', 'Delivery tomorrow.'],
])('%s has its messages in that language, else in English [G-PARAM-LANG-1]', async (more, message) => {
  s.answers({ options: [{ method: 'STANDARD', status: 'IN_STOCK', availableFrom: null, orderBy: null, shipsOn: '2026-11-23', deliveryFrom: '2026-11-24', deliveryTo: '2026-11-24' }] });
  expect(JSON.parse((await s.read(ask(`sku=A&${more}`)))[1])).toMatchObject({ message });
});

test('every flaw of a call is said at once, by its parameter [G-VALIDATION-1]', async () => {
  expect(await s.read(`?token=${OPEN}&zip=*&channel=X&qty=0`)).toEqual([422, '{"error":"validation_failed","details":{"country":["is required"],"qty":["must be at least 1"],"zip":["may have letters, digits, blanks and hyphens"],"channel":["may have lower-case letters, digits, dashes and underscores"],"sku":["is required unless items is given"]}}']);
});
