import { NOTHING, openCollector, ORIGIN, VISITOR, visitor, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  c.clock.set('2026-11-21T09:30:00.000Z');
});

const EMPTY = { visitor: 0, shopper_event: 0, shopper_session: 0, cart: 0, shopper_order: 0, shopper_touch: 0, erasure: 0 };
const VIEW = { kind: 'page_view' };
const refused = (...indexes: number[]) => indexes.map((index) => ({ index, reason: 'consent' }));

/** Everything that can be kept of a visitor. */
const DONE = [
  { kind: 'page_view', uid: 'event-001', payload: { path: '/', utm_source: 'letter' } }, { kind: 'search', uid: 'event-002', payload: { query: 'red' } },
  { kind: 'add_to_cart', uid: 'event-003', payload: { cart: 'c-1', quantity: 1, price: 10, currency: 'EUR' } }, { kind: 'purchase', uid: 'event-004', payload: { cart: 'c-2', order: '1001', value: 10, currency: 'EUR' } },
];
const doAll = () => c.events(DONE, { session: 'session-0000000001', customer: c.reference('customer-1'), visitor: { purposes: ['personalisation'] } });
const ALL = { ...EMPTY, visitor: 1, shopper_event: 4, shopper_session: 1, cart: 2, shopper_order: 1, shopper_touch: 1 };

/** A time by our clock, so many milliseconds from when the clock stood first. */
const from = (milliseconds: number): string => new Date(Date.parse('2026-11-21T09:30:00.000Z') + milliseconds).toISOString();

describe('without granted consent', () => {
  test.each(['denied', 'pending', 'revoked', ' Denied '])('%s: nothing is written, not even the visitor, and the answer is 202 [I-CONSENT-1] [I-WHAT-2]', async (consent) => {
    const response = await c.post('/events', { visitor: { id: VISITOR, consent, purposes: ['personalisation'] }, events: DONE, session: 'session-0000000001', customer: c.reference('customer-1') });
    expect([response.status, response.headers.get('access-control-allow-origin'), JSON.parse(await response.text())]).toEqual([202, ORIGIN, { ...NOTHING, reason: 'consent' }]);
    expect(await c.counts()).toEqual(EMPTY);
  });

  test('pending keeps what was done under consent, and adds nothing [I-CONSENT-1]', async () => {
    await doAll();
    expect(await c.events([{ ...VIEW, uid: 'event-009' }], { visitor: { consent: 'pending' } })).toEqual({ ...NOTHING, reason: 'consent' });
    expect(await c.consent({ consent: 'pending' })).toEqual({ recorded: false, consent: 'pending', erased: false, test: false });
    expect(await c.counts()).toEqual(ALL);
  });

  test.each(['denied', 'revoked'])('a batch that says %s erases a known visitor before its answer [I-CONSENT-2]', async (consent) => {
    expect((await doAll())['stored']).toBe(4);
    expect(await c.counts()).toEqual(ALL);
    expect(await c.events([VIEW], { visitor: { consent } })).toEqual({ ...NOTHING, reason: 'consent' });
    expect(await c.counts()).toEqual({ ...EMPTY, erasure: 1 });
    expect(await c.rows('SELECT state, erased_at, events FROM erasure')).toEqual([{ state: consent, erased_at: '2026-11-21T09:30:00.000Z', events: 4 }]);
  });
});

describe('POST /consent', () => {
  test('answers 202 with what was recorded, in the order of the document [I-CONSENT-3]', async () => {
    const response = await c.post('/consent', { visitor: { id: VISITOR, consent: ' GRANTED ' } });
    const header = (name: string): string | null => response.headers.get(name);
    expect([response.status, header('access-control-allow-origin'), header('vary'), header('x-ratelimit-limit'), header('x-ratelimit-remaining'), await response.text()]).toEqual([202, ORIGIN, 'Origin', '120', '119', '{"recorded":true,"consent":"granted","erased":false,"test":false}']);
    expect(await c.rows('SELECT id, purposes, consent_source FROM visitor')).toEqual([{ id: VISITOR, purposes: '', consent_source: null }]);
  });

  test.each(['denied', 'revoked', 'pending'])('%s of an unknown visitor writes nothing [I-CONSENT-5]', async (consent) => {
    expect(await c.consent({ consent })).toEqual({ recorded: false, consent, erased: false, test: false });
    expect(await c.counts()).toEqual(EMPTY);
  });

  test.each(['denied', 'revoked'])('%s of a known visitor deletes events, sessions, carts, orders and the link before the answer [I-CONSENT-4]', async (consent) => {
    await doAll();
    await c.events([{ ...VIEW, uid: 'event-009' }], { visitor: { id: visitor(2) } });
    expect(await c.consent({ consent })).toEqual({ recorded: true, consent, erased: true, test: false });
    expect(await c.counts()).toEqual({ ...EMPTY, visitor: 1, shopper_event: 1, shopper_session: 1, erasure: 1 });
    expect(await c.rows('SELECT id FROM visitor')).toEqual([{ id: visitor(2) }]);
    expect(await c.consent({ consent })).toEqual({ recorded: false, consent, erased: false, test: false });
  });

  test('keeps a keyed hash, the state and the time as proof, and nothing that says who it was [I-CONSENT-4]', async () => {
    await doAll();
    await c.consent({ consent: 'revoked' });
    const [proof] = await c.rows('SELECT * FROM erasure');
    expect(proof).toEqual({ company_id: c.company, id: expect.any(String), visitor_hash: expect.stringMatching(/^[0-9a-f]{64}$/), state: 'revoked', erased_at: '2026-11-21T09:30:00.000Z', events: 4, visitor_id: null });
    expect(JSON.stringify(proof)).not.toContain(VISITOR);
    await c.events([], { visitor: { id: visitor(2) } });
    await c.consent({ id: visitor(2), consent: 'denied' });
    await doAll();
    await c.consent({ consent: 'denied' });
    const hashes = (await c.rows<{ readonly visitor_hash: string }>('SELECT visitor_hash FROM erasure ORDER BY id')).map((row) => row.visitor_hash);
    expect([hashes.length, new Set(hashes).size, hashes[0]]).toEqual([2, 2, proof?.['visitor_hash']]);
  });
});

describe('after a revoke', () => {
  const revokeAt = async (milliseconds: number): Promise<void> => {
    await c.events([VIEW]);
    c.clock.set(from(milliseconds));
    await c.consent({ consent: 'revoked' });
  };

  test('events at or before it are dropped with reason consent, whatever their order of arrival [I-CONSENT-6]', async () => {
    await revokeAt(60_000);
    c.clock.set(from(120_000));
    const events = [[60_001, 'event-001'], [60_000, 'event-002'], [59_999, 'event-003'], [90_000, 'event-004'], [-86_400_000, 'event-005']].map(([at, uid]) => ({ ...VIEW, uid, at: from(Number(at)) }));
    expect(await c.events(events)).toEqual({ ...NOTHING, stored: 2, rejected: refused(1, 2, 4) });
    expect((await c.kept()).map(({ uid }) => uid)).toEqual(['event-001', 'event-004']);
    expect(await c.events(events.toReversed())).toEqual({ ...NOTHING, duplicates: 2, rejected: refused(0, 2, 3) });
  });

  test('a batch whose events are all late leaves nothing, the visitor neither [I-CONSENT-6]', async () => {
    await revokeAt(60_000);
    c.clock.set(from(61_000));
    expect(await c.events([{ ...VIEW, at: from(59_000) }, { ...VIEW, at: from(60_000) }])).toEqual({ ...NOTHING, rejected: refused(0, 1) });
    expect(await c.counts()).toEqual({ ...EMPTY, erasure: 1 });
  });

  test('a batch that was sent before it and arrives after it leaves nothing, with events without a time too [I-CONSENT-6]', async () => {
    await revokeAt(60_000);
    c.clock.set(from(75_000));
    expect(await c.events([VIEW, { ...VIEW, at: from(59_000) }, { ...VIEW, at: from(61_000) }], { sentAt: from(60_000) })).toEqual({ ...NOTHING, rejected: refused(0, 1, 2) });
    expect(await c.events([], { sentAt: from(59_000) })).toEqual(NOTHING);
    expect(await c.consent({ consent: 'granted' }, { sentAt: from(59_000) })).toEqual({ recorded: false, consent: 'granted', erased: false, test: false });
    expect(await c.counts()).toEqual({ ...EMPTY, erasure: 1 });
  });

  test('a batch at the moment of the revoke leaves nothing; one a millisecond later does [I-CONSENT-6]', async () => {
    await revokeAt(60_000);
    expect(await c.events([VIEW])).toEqual({ ...NOTHING, rejected: refused(0) });
    expect(await c.counts()).toEqual({ ...EMPTY, erasure: 1 });
    c.clock.turn(1);
    expect(await c.events([VIEW], { sentAt: from(60_001) })).toEqual({ ...NOTHING, stored: 1 });
  });

  test('who grants consent again begins anew, and the last revoke counts [I-CONSENT-6]', async () => {
    await revokeAt(60_000);
    c.clock.set(from(120_000));
    expect(await c.consent({ consent: 'granted' }, { sentAt: from(120_000) })).toEqual({ recorded: true, consent: 'granted', erased: false, test: false });
    expect((await c.events([VIEW]))['stored']).toBe(1);
    c.clock.set(from(180_000));
    expect(await c.consent({ consent: 'denied' })).toMatchObject({ erased: true });
    c.clock.set(from(200_000));
    expect(await c.events([{ ...VIEW, at: from(150_000) }, { ...VIEW, at: from(190_000) }])).toEqual({ ...NOTHING, stored: 1, rejected: refused(0) });
  });

  test('a cart of before it is gone, and its token can be used again by anybody [I-CONSENT-4]', async () => {
    await doAll();
    await c.consent({ consent: 'revoked' });
    expect((await c.events([{ kind: 'add_to_cart', payload: { cart: 'c-1' } }], { visitor: { id: visitor(2) } }))['cartRefused']).toBe(0);
    expect(await c.rows('SELECT token, visitor_id FROM cart')).toEqual([{ token: 'c-1', visitor_id: visitor(2) }]);
  });

  test('of batches that race it none leaves a row, of eight writers and ten visitors [I-CONSENT-7] [REL-S15]', async () => {
    for (let at = 0; at < 10; at += 1) {
      const id = visitor(at);
      await c.events([VIEW], { visitor: { id } });
      const batches = Array.from({ length: 8 }, (_, writer) => c.events([{ kind: 'add_to_cart', uid: `race-${String(at)}-${String(writer)}-0`, payload: { cart: `c-${String(at)}` } }, { kind: 'purchase', payload: { order: '1' } }], { visitor: { id } }));
      await Promise.all([...batches.slice(0, 4), c.consent({ id, consent: 'revoked' }), ...batches.slice(4)]);
    }
    expect(await c.counts()).toEqual({ ...EMPTY, erasure: 10 });
    expect(await c.rows('SELECT SUM(page_views) AS views, SUM(cart_additions) AS additions, SUM(purchases) AS purchases, SUM(sessions) AS sessions FROM traffic_figure')).toEqual([{ views: 0, additions: 0, purchases: 0, sessions: 0 }]);
    expect(await c.rows('SELECT * FROM campaign_figure WHERE orders <> 0 OR value_minor <> 0')).toEqual([]);
  });
});
