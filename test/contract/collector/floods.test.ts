import { openCollector, VISITOR, type Collector } from './open-collector.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());
beforeEach(() => c.empty());

const DAYS = { from: '2026-11-15', to: '2026-11-21' };
const campaigns = async (touch: 'FIRST' | 'LAST'): Promise<unknown> =>
  (await c.asStaff('query ($input: CampaignFiguresInput!) { campaignFigures(input: $input) { source orders value { minorUnits } } }', { input: { ...DAYS, touch } })).campaignFigures.map(({ source, orders, value }: any) => [source, orders, value.minorUnits]);

test('what arrives late counts for the next 200 orders of its visitor: one event does not cost what all before it did [I-FIGURES-1] [I-HOSTILE-2]', async () => {
  const order = (at: number) => ({ kind: 'purchase', uid: `order-${String(at).padStart(4, '0')}`, at: new Date(Date.parse('2026-11-20T00:00:00.000Z') + at * 1000).toISOString(), payload: { order: String(at), value: 1, currency: 'EUR' } });
  for (let from = 0; from < 250; from += 50) await c.events(Array.from({ length: 50 }, (_, at) => order(from + at)));
  await c.events([{ kind: 'page_view', uid: 'touch-0001', at: '2026-11-19T00:00:00Z', payload: { utm_source: 'late' } }]);
  for (const touch of ['FIRST', 'LAST'] as const) expect(await campaigns(touch)).toEqual([['late', 200, 20_000], ['', 50, 5000]]);
  await c.consent({ consent: 'revoked' });
  expect(await campaigns('LAST')).toEqual([]);
});

test('what strangers report does not make a report unreadable, however much it is [I-HOSTILE-3]', async () => {
  await c.events([{ kind: 'purchase', payload: { order: '1', value: 1, currency: 'EUR' } }]);
  await c.database('catalog').inTransaction((transaction) => transaction.execute('UPDATE campaign_figure SET value_minor = 9200000000000000', []));
  expect(await campaigns('LAST')).toEqual([['', 1, 9_007_199_254_740_991]]);
});

test('a damaged session or order of a visitor does not keep them from being erased [I-CONSENT-4]', async () => {
  const bought = (uid: string) => c.events([{ kind: 'purchase', uid, payload: { order: '1', value: 1, currency: 'EUR' } }], { session: 'session-0000000001' });
  await bought('event-0001');
  await c.database('catalog').inTransaction(async (transaction) => {
    await transaction.execute("UPDATE shopper_session SET started_at = 'garbage', day = 'none'", []);
    await transaction.execute("UPDATE shopper_order SET at = 'garbage', currency = NULL", []);
  });
  expect(await bought('event-0002')).toMatchObject({ stored: 1, reason: null });
  expect(await c.consent({ id: VISITOR, consent: 'revoked' })).toMatchObject({ erased: true });
  expect((await c.counts())['shopper_event']).toBe(0);
});
