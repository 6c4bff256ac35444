import { openCollector, visitor, type Collector } from './open-collector.js';
import { staffOf } from '../../kit/company.js';
import { systemOf } from '../../kit/open-graph.js';

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  await c.database('catalog').inTransaction((transaction) => transaction.execute('DELETE FROM event_retention'));
  c.clock.set('2026-11-21T09:30:00.000Z');
});

const EMPTY = { visitor: 0, shopper_event: 0, shopper_session: 0, cart: 0, shopper_order: 0, shopper_touch: 0, erasure: 0 };
const DAY = 86_400_000;
const KINDS = ['page_view', 'product_view', 'search', 'add_to_cart', 'remove_from_cart', 'checkout_start', 'purchase'];
const PERSONAL = { purposes: ['personalisation'] };

describe('staff', () => {
  const ERASE = 'mutation ($input: EraseVisitorInput!) { eraseVisitor(input: $input) { id visitorHash state erasedAt events } }';
  const erase = async (input: object): Promise<readonly Readonly<Record<string, unknown>>[]> => (await c.asStaff(ERASE, { input })).eraseVisitor;
  const proofs = async (variables: object = {}): Promise<readonly Readonly<Record<string, unknown>>[]> => (await c.asStaff('query ($id: ID, $first: Int, $after: String) { erasures(visitorId: $id, first: $first, after: $after) { nodes { id visitorHash state erasedAt events } } }', variables)).erasures.nodes;

  test('erase a visitor by the id that the storefront gave them, and have the proof [I-ERASURE-1]', async () => {
    await c.events([{ kind: 'page_view' }, { kind: 'add_to_cart', payload: { cart: 'c-1' } }], { visitor: { id: visitor(1) } });
    const [proof, ...others] = await erase({ visitorId: visitor(1) });
    expect([proof, others]).toEqual([{ id: expect.any(String), visitorHash: expect.stringMatching(/^[0-9a-f]{64}$/), state: 'requested', erasedAt: '2026-11-21T09:30:00.000Z', events: 2 }, []]);
    expect(await c.counts()).toEqual({ ...EMPTY, erasure: 1 });
    expect(await erase({ visitorId: visitor(1) })).toEqual([]);
    expect(await erase({ visitorId: visitor(2) })).toEqual([]);
  });

  test('erase all visitors of a customer, those that were linked alone [I-ERASURE-1]', async () => {
    for (const at of [1, 2, 3]) await c.events([{ kind: 'page_view' }], { customer: c.reference(at === 3 ? 'customer-2' : 'customer-1'), visitor: { id: visitor(at), ...PERSONAL } });
    await c.events([{ kind: 'page_view' }], { customer: c.reference('customer-1'), visitor: { id: visitor(4) } });
    expect((await erase({ customerId: 'customer-1' })).map(({ state, events }) => [state, events])).toEqual([['requested', 1], ['requested', 1]]);
    expect(await c.rows('SELECT id FROM visitor ORDER BY id')).toEqual([{ id: visitor(3) }, { id: visitor(4) }]);
    expect(await erase({ customerId: 'customer-1' })).toEqual([]);
  });

  test('leave a mark as a revoke does: what was done before is dropped whenever it arrives [I-ERASURE-1] [I-CONSENT-6]', async () => {
    await c.events([{ kind: 'page_view' }]);
    await erase({ visitorId: 'visitor-0000000001' });
    c.clock.turn(10_000);
    expect(await c.events([{ kind: 'page_view', at: '2026-11-21T09:30:00Z' }, { kind: 'page_view' }])).toMatchObject({ stored: 1, rejected: [{ index: 0, reason: 'consent' }] });
  });

  test('read the proofs, the last first, and those of a visitor whose id they have [I-ERASURE-1]', async () => {
    for (const [at, consent] of [[1, 'denied'], [2, 'revoked'], [1, 'revoked']] as const) {
      c.clock.turn(60_000);
      await c.events([{ kind: 'page_view' }], { visitor: { id: visitor(at) } });
      await c.consent({ id: visitor(at), consent });
    }
    expect((await proofs()).map(({ state, erasedAt }) => [state, erasedAt])).toEqual([['revoked', '2026-11-21T09:33:00.000Z'], ['revoked', '2026-11-21T09:32:00.000Z'], ['denied', '2026-11-21T09:31:00.000Z']]);
    expect((await proofs({ id: visitor(1) })).map(({ erasedAt }) => erasedAt)).toEqual(['2026-11-21T09:33:00.000Z', '2026-11-21T09:31:00.000Z']);
    expect(await proofs({ id: visitor(3) })).toEqual([]);
    expect(JSON.stringify(await proofs())).not.toContain('visitor-');
  });

  test.each([{}, { visitorId: visitor(1), customerId: 'customer-1' }, { visitorId: null }])('name one of both: %j [I-ERASURE-1]', async (input) => {
    await expect(erase(input)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { visitorId: ['must be given, or customerId'] } });
  });

  test('need to manage the catalog [I-ERASURE-1]', async () => {
    const staff = staffOf(c.company, ['catalog.read', 'catalog.write', 'intelligence.read']);
    await expect(c.run(ERASE, { input: { visitorId: visitor(1) } }, staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(c.run('{ erasures { nodes { id } } }', {}, staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('events', () => {
  const USUAL = [180, 395, 395, 395, 395, 395, 395];
  const retention = async (): Promise<unknown> => (await c.asStaff('{ eventRetention { kind days } }')).eventRetention;
  const keep = (kinds: readonly object[]): Promise<unknown> => c.asStaff('mutation ($input: EventRetentionInput!) { saveEventRetention(input: $input) { kind days } }', { input: { kinds } });
  const purge = async (): Promise<unknown> => (await c.run('mutation { purgeShopperEvents }', {}, systemOf())).purgeShopperEvents;
  const days = (...chosen: number[]) => KINDS.map((kind, at) => ({ kind, days: chosen[at] }));
  const kept = async (): Promise<unknown> => (await c.rows('SELECT kind FROM shopper_event ORDER BY kind')).map(({ kind }) => kind);

  test('of each kind are kept for so many days, until the company chooses others [I-RETENTION-1]', async () => {
    expect(await retention()).toEqual(days(...USUAL));
    expect(await keep([{ kind: 'page_view', days: 30 }, { kind: 'purchase', days: 1095 }])).toEqual({ saveEventRetention: days(30, 395, 395, 395, 395, 395, 1095) });
    expect(await keep([{ kind: 'page_view', days: null }, { kind: 'search', days: 8 }])).toEqual({ saveEventRetention: days(180, 395, 8, 395, 395, 395, 1095) });
    expect(await retention()).toEqual(days(180, 395, 8, 395, 395, 395, 1095));
  });

  test.each([[7, 'must be from 8 to 1095'], [1096, 'must be from 8 to 1095'], [0, 'must be from 8 to 1095'], [-1, 'must be from 8 to 1095']])('are not kept for %i days [I-RETENTION-1]', async (chosen, message) => {
    await expect(keep([{ kind: 'search', days: 30 }, { kind: 'page_view', days: chosen }])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'kinds.1.days': [message] } });
    expect(await retention()).toEqual(days(...USUAL));
  });

  test('are deleted once their time is over, to the millisecond, and the figures stay [I-RETENTION-1] [I-FIGURES-3]', async () => {
    await keep([{ kind: 'page_view', days: 8 }, { kind: 'search', days: 9 }]);
    await c.events(KINDS.map((kind) => ({ kind, ...(kind === 'search' && { payload: { query: 'red' } }) })));
    const figures = async (): Promise<unknown> => [await c.rows('SELECT page_views, searches, purchases, sessions FROM traffic_figure'), await c.rows('SELECT DISTINCT term, searches FROM search_figure'), await c.rows('SELECT DISTINCT orders FROM campaign_figure WHERE orders > 0')];
    const before = await figures();
    expect(before).toEqual([[{ page_views: 1, searches: 1, purchases: 1, sessions: 1 }], [{ term: 'red', searches: 1 }], [{ orders: 1 }]]);
    c.clock.turn(8 * DAY);
    expect([await purge(), await kept()]).toEqual([0, KINDS.toSorted()]);
    c.clock.turn(1);
    expect([await purge(), await kept()]).toEqual([1, KINDS.filter((kind) => kind !== 'page_view').toSorted()]);
    c.clock.turn(DAY);
    expect([await purge(), await purge(), await kept()]).toEqual([1, 0, KINDS.filter((kind) => !['page_view', 'search'].includes(kind)).toSorted()]);
    expect(await figures()).toEqual(before);
    expect((await c.counts())['visitor']).toBe(1);
  });

  test('that arrive late are deleted in their turn, and those of which fewer days are kept from then on [I-RETENTION-1]', async () => {
    await keep([{ kind: 'page_view', days: 8 }]);
    await c.events([{ kind: 'page_view', uid: 'event-001' }]);
    c.clock.turn(8 * DAY + 1);
    expect(await purge()).toBe(1);
    await c.events([{ kind: 'page_view', uid: 'event-002', at: '2026-11-22T09:30:00.001Z' }, { kind: 'search', uid: 'event-003' }]);
    c.clock.turn(DAY);
    expect([await purge(), await kept()]).toEqual([0, ['page_view', 'search']]);
    c.clock.turn(1);
    expect([await purge(), await kept()]).toEqual([1, ['search']]);
    c.clock.turn(8 * DAY);
    await keep([{ kind: 'search', days: 8 }]);
    expect([await purge(), await kept()]).toEqual([1, []]);
  });

  test('whose uid comes again after they were deleted are new ones, what brought a visitor too [I-RETENTION-1] [I-UID-1]', async () => {
    await keep([{ kind: 'page_view', days: 8 }]);
    const view = { kind: 'page_view', uid: 'event-001', payload: { utm_source: 'letter' } };
    await c.events([view]);
    c.clock.turn(9 * DAY);
    expect([await purge(), await kept()]).toEqual([1, []]);
    expect(await c.events([view, { kind: 'search', uid: 'event-002' }])).toMatchObject({ stored: 2, reason: null });
    expect(await c.rows('SELECT uid, at FROM shopper_touch')).toEqual([{ uid: 'event-001', at: '2026-11-30T09:30:00.000Z' }]);
  });

  test('of one company are not deleted by the days of another [I-RETENTION-1] [I-TENANT-1]', async () => {
    const { key, company } = await c.stranger();
    await keep([{ kind: 'page_view', days: 8 }]);
    await c.events([{ kind: 'page_view' }]);
    await c.events([{ kind: 'page_view' }], {}, { key });
    c.clock.turn(10 * DAY);
    expect([await purge(), await c.rows('SELECT company_id FROM shopper_event')]).toEqual([1, [{ company_id: company }]]);
  });

  test('of many are deleted to the last [I-RETENTION-1]', async () => {
    await keep([{ kind: 'page_view', days: 8 }]);
    for (let batch = 0; batch < 21; batch += 1) await c.events(Array.from({ length: 50 }, () => ({ kind: 'page_view' })));
    c.clock.turn(9 * DAY);
    expect([await purge(), await kept()]).toEqual([1050, []]);
  });

  test('stay with their visitor for as long as any of them is kept, and for 395 days at least [I-RETENTION-1]', async () => {
    await keep([{ kind: 'purchase', days: 1095 }, { kind: 'page_view', days: 8 }]);
    await c.events([{ kind: 'page_view' }, { kind: 'purchase', payload: { order: '1001' } }]);
    c.clock.turn(1095 * DAY);
    expect([await purge(), await kept(), (await c.counts())['visitor']]).toEqual([1, ['purchase'], 1]);
    c.clock.turn(1);
    expect([await purge(), await kept(), (await c.counts())['visitor']]).toEqual([1, [], 0]);
  });

  test('go with a visitor who was not seen for 395 days, as do sessions, carts and orders; who came back stays [I-RETENTION-1] [I-FIGURES-3]', async () => {
    for (const at of [1, 2]) await c.events([{ kind: 'page_view', payload: { utm_source: 'letter' } }, { kind: 'purchase', payload: { cart: `c-${String(at)}`, order: '1001', value: 10, currency: 'EUR' } }], { visitor: { id: visitor(at) } });
    c.clock.turn(DAY);
    await c.events([], { visitor: { id: visitor(2) } });
    c.clock.turn(394 * DAY);
    await purge();
    expect((await c.rows('SELECT id FROM visitor ORDER BY id')).length).toBe(2);
    c.clock.turn(1);
    await purge();
    expect(await c.rows('SELECT id FROM visitor')).toEqual([{ id: visitor(2) }]);
    expect(await c.counts()).toEqual({ ...EMPTY, visitor: 1, shopper_session: 1, cart: 1, shopper_order: 1, shopper_touch: 1 });
    expect(await c.rows('SELECT DISTINCT orders FROM campaign_figure WHERE orders > 0')).toEqual([{ orders: 2 }]);
  });

  test('are not deleted by a caller from outside [I-RETENTION-1]', async () => {
    await expect(c.asStaff('mutation { purgeShopperEvents }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(c.run('mutation ($input: EventRetentionInput!) { saveEventRetention(input: $input) { days } }', { input: { kinds: [] } }, staffOf(c.company, ['catalog.read', 'catalog.write']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('after retention', () => {
  test('who is erased is taken out of the figures by what is still kept of them [I-FIGURES-2] [I-FIGURES-3]', async () => {
    await c.asStaff('mutation ($input: EventRetentionInput!) { saveEventRetention(input: $input) { days } }', { input: { kinds: [{ kind: 'page_view', days: 8 }] } });
    await c.events([{ kind: 'page_view' }, { kind: 'purchase', payload: { order: '1001', value: 10, currency: 'EUR' } }]);
    c.clock.turn(9 * DAY);
    await c.run('mutation { purgeShopperEvents }', {}, systemOf());
    await c.consent({ consent: 'revoked' });
    expect(await c.rows('SELECT page_views, purchases, sessions FROM traffic_figure')).toEqual([{ page_views: 1, purchases: 0, sessions: 0 }]);
    expect(await c.rows('SELECT orders, value_minor FROM campaign_figure WHERE orders <> 0 OR value_minor <> 0')).toEqual([]);
  });
});
