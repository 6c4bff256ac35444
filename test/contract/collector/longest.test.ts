import { NOTHING, openCollector, visitor, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());
beforeEach(() => c.empty());

// Widths of columns count characters, and some databases refuse what is longer: of each kind of character, the first is four bytes in UTF-8, and the second two in lower case.
describe.each(['😀', 'İ', 'ẞ', 'x'])('the longest texts are stored, of %s', (character) => {
  const of = (length: number): string => character.repeat(length);
  const low = (length: number): string => Array.from(of(length).toLowerCase()).slice(0, length).join('');

  test('in every key of a payload [I-PAYLOAD-1] [I-HOSTILE-1]', async () => {
    const events = [
      { kind: 'page_view', payload: { path: of(500), title: of(500), referrer_host: of(500), utm_source: of(500), utm_medium: of(500), utm_campaign: of(500) } }, { kind: 'page_view', payload: { referrer_host: of(500) } },
      { kind: 'page_view', payload: { path: `/?q=${of(496)}` } }, { kind: 'search', payload: { query: of(500), sort: of(500) } }, { kind: 'product_view', ref: of(500), payload: { from: of(500), variant: of(500), list: of(500) } },
      { kind: 'purchase', ref: of(500), payload: { cart: of(500), order: of(500), value: 1, currency: 'EUR' } }, { kind: 'add_to_cart', payload: { cart: of(499), currency: of(3), price: of(10), quantity: of(10) } },
    ];
    expect(await c.events(events, { visitor: { channel: of(500), locale: of(500), purposes: Array.from({ length: 20 }, () => of(100)) }, session: 's'.repeat(64) })).toEqual({ ...NOTHING, stored: 7, unmapped: 2 });
    expect(await c.rows('SELECT DISTINCT term FROM search_figure')).toEqual([{ term: low(200) }]);
    expect(await c.rows("SELECT DISTINCT source, medium, campaign FROM campaign_figure WHERE period = '2026-11-21'")).toHaveLength(2);
    expect((await c.rows('SELECT source FROM shopper_touch ORDER BY medium')).map(({ source }) => source)).toEqual(expect.arrayContaining([of(100), low(100)]));
    expect(await c.consent({ consent: 'revoked' })).toMatchObject({ erased: true });
    expect(await c.rows('SELECT term FROM search_figure')).toEqual([]);
    expect(await c.rows('SELECT source FROM campaign_figure WHERE orders <> 0')).toEqual([]);
  });
});

test('texts that a cut leaves with a blank at the end are counted with those that have none [I-FIGURES-1]', async () => {
  const long = 'x'.repeat(199);
  await c.events([{ kind: 'search', payload: { query: `${long} shirt` } }, { kind: 'search', payload: { query: long } }]);
  expect(await c.rows("SELECT term, searches FROM search_figure WHERE period = '2026-11-21'")).toEqual([{ term: long, searches: 2 }]);
  const source = 'y'.repeat(99);
  await c.events([{ kind: 'page_view', payload: { utm_source: `${source} letter` } }, { kind: 'purchase', payload: { order: '1001' } }]);
  await c.events([{ kind: 'page_view', payload: { utm_source: source } }, { kind: 'purchase', payload: { order: '1002' } }], { visitor: { id: visitor(2) } });
  expect(await c.rows("SELECT source, orders FROM campaign_figure WHERE period = '2026-11-21' AND touch = 'FIRST'")).toEqual([{ source, orders: 2 }]);
});
