import { pageExamples } from '../../kit/page-examples.js';
import { NEXT_DAY, openStorefront, PROMISED, type Storefront } from './storefront.js';
import { PROMISE_EXAMPLE, TOKEN_EXAMPLE } from '../../../shims/promise/promise-example.js';

interface Described {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters: readonly { readonly name: string; readonly required: boolean }[]; readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>> }>> }>>>>;
}

const PATH = '/api/oms/v1/public/promise';

let s: Storefront;
let described: Described;
let page = '';
beforeAll(async () => {
  s = await openStorefront();
  described = await (await s.send('/openapi.json')).json() as Described;
  page = await (await s.send('/docs')).text();
});
afterAll(() => s.close());

test('it is described as v1 in beta, at its path [G-VERSION-1] [G-DOCS-1]', () => {
  expect([described.info.title, described.info.version, described.info.description.includes('Labelled v1 in beta.'), Object.keys(described.paths)]).toEqual(['Delivery promise', 'v1', true, [PATH]]);
});

test('the description has the parameters, of which token and country are required, and every error as it is answered [G-DOCS-1]', () => {
  const { parameters = [], responses = {} } = described.paths[PATH]?.['get'] ?? {};
  expect(parameters.map(({ name, required }) => [name, required])).toEqual([['token', true], ['country', true], ['sku', false], ['qty', false], ['items', false], ['zip', false], ['channel', false], ['lang', false]]);
  expect(Object.entries(responses).filter(([status]) => status !== '200').map(([status, { content }]) => [status, ...Object.values(content['application/json']?.examples ?? {}).map(({ value }) => value)])).toEqual([
    ['401', { error: 'invalid_token' }], ['403', { error: 'origin_not_allowed' }], ['422', { error: 'validation_failed', details: { qty: ['must be at least 1'] } }],
    ['429', { error: 'rate_limited', retry_after: 12 }], ['500', { error: 'internal_error' }], ['503', { error: 'unavailable' }],
  ]);
});

test('the page leads to the script for shops and to a shop with it, and the description names both', () => {
  expect([page.includes('<a href="/promise.js">'), page.includes('<a href="/promise-example">'), described.info.description.includes('/promise.js'), described.info.description.includes('/promise-example')]).toEqual([true, true, true, true]);
});

test('the example of the page is answered as it says, where the graph promises that [G-DOCS-1]', async () => {
  const [command = ''] = pageExamples(page).get('promise.read') ?? [];
  const [, query = ''] = /"\$BASE_URL\/api\/oms\/v1\/public\/promise([^"]*)"/.exec(command) ?? [];
  expect(query).toBe(`?token=${TOKEN_EXAMPLE}&country=IT&sku=SHIRT_WHITE_M&zip=20121&lang=en`);
  s.answers({ ...PROMISED, items: [{ sku: 'SHIRT_WHITE_M', quantity: 1, known: true }], pickup: [{ locationCode: 'MILANO', name: 'Milano store', city: 'Milano', address: 'Via Torino 15', readyAt: '2026-11-23T11:00:00.000Z' }], options: [PROMISED.options[0] ?? NEXT_DAY, NEXT_DAY] });
  s.knows(TOKEN_EXAMPLE);
  expect(JSON.parse((await s.read(query))[1])).toEqual(PROMISE_EXAMPLE);
});
