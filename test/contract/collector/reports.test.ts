import type { Permission } from '#contract/permissions.js';
import { staffOf } from '../../kit/company.js';
import { openCollector, visitor, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  c.clock.set('2026-11-21T09:30:00.000Z');
});

const MINUTE = 60_000;

describe('abandoned carts', () => {
  const CARTS = 'query ($filter: AbandonedCartFilter, $first: Int, $after: String) { abandonedCarts(filter: $filter, first: $first, after: $after) { nodes { token stage } pageInfo { endCursor hasNextPage } } }';
  const page = async (variables: object = {}): Promise<{ readonly nodes: readonly { readonly token: string }[]; readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean } }> => (await c.asStaff(CARTS, variables)).abandonedCarts;
  const tokens = async (filter: object = {}): Promise<string[]> => (await page({ filter })).nodes.map(({ token }) => token);
  const change = (token: string, at: string, kind = 'add_to_cart') => ({ kind, at: `2026-11-21T${at}:00Z`, payload: { cart: token, quantity: 1, ...(kind === 'checkout_start' && { items: 1 }) } });

  test('do not say which visitor has them, only which have the same [I-FIGURES-1] [I-CONSENT-4]', async () => {
    for (const [at, token] of [[1, 'a'], [1, 'b'], [2, 'c']] as const) await c.events([change(token, '08:00')], { visitor: { id: visitor(at) } });
    const { abandonedCarts: { nodes } } = await c.asStaff('{ abandonedCarts { nodes { token visitorId } } }');
    const names: Readonly<Record<string, string>> = Object.fromEntries(nodes.map(({ token, visitorId }: { token: string; visitorId: string }) => [token, visitorId]));
    expect([names['a'] === names['b'], names['a'] === names['c'], JSON.stringify(nodes).includes('visitor-')]).toEqual([true, false, false]);
    expect(await c.consent({ id: names['a'], consent: 'revoked' })).toMatchObject({ erased: false });
    await c.consent({ id: visitor(1), consent: 'revoked' });
    expect((await c.rows('SELECT visitor_hash FROM erasure')).map((row) => row['visitor_hash'] === names['a'])).toEqual([false]);
  });

  test('are those that were neither bought nor emptied, unchanged for 60 minutes, the last changed first [I-FIGURES-1]', async () => {
    await c.events([
      change('open', '08:00'), change('checkout', '08:10'), change('checkout', '08:20', 'checkout_start'), change('bought', '08:00'), change('bought', '08:05', 'purchase'), change('emptied', '08:00'), change('emptied', '08:01', 'remove_from_cart'),
      change('fresh', '08:31'), change('just', '08:30'), change('taken-up', '08:00'), change('taken-up', '09:00'),
    ]);
    expect((await page()).nodes).toEqual([{ token: 'just', stage: 'OPEN' }, { token: 'checkout', stage: 'CHECKOUT' }, { token: 'open', stage: 'OPEN' }]);
    c.clock.turn(MINUTE);
    expect(await tokens()).toEqual(['fresh', 'just', 'checkout', 'open']);
  });

  test('may be asked for by how long they are unchanged, and by when they changed last [I-FIGURES-1]', async () => {
    await c.events([change('early', '07:00'), change('late', '09:00'), change('now', '09:29')]);
    expect([await tokens({ idleMinutes: 1 }), await tokens({ idleMinutes: 30 }), await tokens({ idleMinutes: 31 }), await tokens({ idleMinutes: 151 })]).toEqual([['now', 'late', 'early'], ['late', 'early'], ['early'], []]);
    expect([await tokens({ idleMinutes: 1, changedFrom: '2026-11-21T09:00:00Z' }), await tokens({ idleMinutes: 1, changedTo: '2026-11-21T09:00:00Z' }), await tokens({ idleMinutes: 1, changedFrom: '2026-11-21T07:00:00.001Z', changedTo: '2026-11-21T09:00:00.001Z' })]).toEqual([['now', 'late'], ['early'], ['late']]);
    for (const idleMinutes of [0, 43_201]) await expect(tokens({ idleMinutes })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.idleMinutes': ['must be from 1 to 43200'] } });
  });

  test('come to so many and so much by currency, without those of bots [I-FIGURES-1] [I-BOT-1]', async () => {
    const add = (token: string, payload: object) => ({ kind: 'add_to_cart', at: '2026-11-21T08:00:00Z', payload: { cart: token, ...payload } });
    const totals = async (filter: object = {}): Promise<unknown> => (await c.asStaff('query ($filter: AbandonedCartFilter) { abandonedCartTotals(filter: $filter) { carts units value { amount currency } } }', { filter })).abandonedCartTotals;
    expect(await totals()).toEqual([]);
    await c.events([add('a', { quantity: 2, price: 10, currency: 'EUR' }), add('b', { quantity: 1, price: 5.5, currency: 'EUR' }), add('c', { quantity: 3, price: 7, currency: 'USD' }), add('d', { quantity: 4 }), add('e', { quantity: 5, currency: 'USD' })]);
    await c.events([add('f', { quantity: 1, price: 99, currency: 'EUR' })], { visitor: { id: visitor(9) } }, { headers: { 'user-agent': 'curl/8.5.0' } });
    expect(await totals()).toEqual([{ carts: 2, units: 9, value: null }, { carts: 2, units: 3, value: { amount: '25.50', currency: 'EUR' } }, { carts: 1, units: 3, value: { amount: '21.00', currency: 'USD' } }]);
    expect((await tokens()).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await totals({ idleMinutes: 91 })).toEqual([]);
    await expect(totals({ idleMinutes: 0 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  test('are read page by page, each once, those of one moment too [I-FIGURES-1]', async () => {
    for (let at = 0; at < 7; at += 1) await c.events([change(`c-${String(at)}`, at < 4 ? '07:00' : '08:00')], { visitor: { id: visitor(at) } });
    const seen: string[] = [];
    let after: string | undefined;
    for (let pages = 0; pages < 4; pages += 1) {
      const { nodes, pageInfo } = await page({ first: 2, ...(after !== undefined && { after }) });
      seen.push(...nodes.map(({ token }) => token));
      after = pageInfo.endCursor;
      expect(pageInfo.hasNextPage).toBe(pages < 3);
    }
    expect(seen).toEqual(['c-6', 'c-5', 'c-4', 'c-3', 'c-2', 'c-1', 'c-0']);
  });
});

describe('reports', () => {
  const DAYS = { from: '2026-11-21', to: '2026-11-21' };
  const QUERIES: readonly [name: string, type: string, fields: string, more: object][] = [
    ['storefrontFigures', 'StorefrontFiguresInput', 'totals { sessions }', {}], ['topSearches', 'TopSearchesInput', 'term', {}], ['viewedProducts', 'StorefrontRankingInput', 'views', {}], ['campaignFigures', 'CampaignFiguresInput', 'orders sessions', { touch: 'LAST' }],
  ];
  const CASES = QUERIES.map(([name, type, fields, more]) => ({
    name, isRanking: name !== 'storefrontFigures', ask: (input: object, permissions?: readonly Permission[]): Promise<unknown> => c.run(`query ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input: { ...more, ...input } }, staffOf(c.company, permissions)),
  }));

  test.each(CASES)('$name has up to 366 days that exist, the right way round [I-FIGURES-1]', async ({ ask }) => {
    await expect(ask({ from: '2026-01-01', to: '2027-01-01' })).resolves.toBeDefined();
    await expect(ask({ from: '2026-01-01', to: '2027-01-02' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { to: ['must be at most 366 days with the first'] } });
    await expect(ask({ from: '2026-11-22', to: '2026-11-21' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { to: ['must not be before from'] } });
    await expect(ask({ from: '2026-02-29', to: '2026-11-21' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { from: ['must be a day that exists, as YYYY-MM-DD'] } });
  });

  test.each(CASES.filter(({ isRanking }) => isRanking))('$name has 1 to 500 rows [I-FIGURES-1]', async ({ ask }) => {
    for (const first of [1, 500]) await expect(ask({ ...DAYS, first })).resolves.toBeDefined();
    for (const first of [0, 501, -1]) await expect(ask({ ...DAYS, first })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { first: ['must be from 1 to 500'] } });
  });

  test.each(CASES)('$name needs the permission to read figures [I-FIGURES-1]', async ({ ask }) => {
    await expect(ask(DAYS, ['catalog.read', 'catalog.write', 'catalog.manage'])).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ask(DAYS, ['intelligence.read'])).resolves.toBeDefined();
  });

  test('a ranking has its first rows, 50 unless asked otherwise, in one order [I-FIGURES-1]', async () => {
    await c.events(Array.from({ length: 50 }, (_, at) => ({ kind: 'search', payload: { query: `term ${String(at).padStart(2, '0')}`, results: at % 2 } })));
    await c.events([{ kind: 'search', payload: { query: 'TERM 49' } }, { kind: 'search', payload: { query: 'term 50', results: 0 } }, { kind: 'search', payload: { query: 'term 50', results: 0 } }, { kind: 'search' }, { kind: 'search', payload: { query: '' } }]);
    const top = async (more: object): Promise<unknown[]> => (await c.asStaff('query ($input: TopSearchesInput!) { topSearches(input: $input) { term searches withoutResults } }', { input: { ...DAYS, ...more } })).topSearches;
    expect([(await top({})).length, (await top({ first: 500 })).length]).toEqual([50, 51]);
    expect(await top({ first: 3 })).toEqual([{ term: 'term 49', searches: 2, withoutResults: 0 }, { term: 'term 50', searches: 2, withoutResults: 2 }, { term: 'term 00', searches: 1, withoutResults: 1 }]);
    expect(await top({ first: 2, withoutResults: true })).toEqual([{ term: 'term 50', searches: 2, withoutResults: 2 }, { term: 'term 00', searches: 1, withoutResults: 1 }]);
    expect((await top({ first: 500, withoutResults: true })).length).toBe(26);
  });
});
