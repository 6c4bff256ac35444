import { NOTHING, openCollector, visitor, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());
beforeEach(() => c.empty());

const VIEW = { kind: 'page_view' };
const rejected = (index: number, reason: string) => ({ index, reason });
const [DAY, HOUR, MINUTE] = [86_400_000, 3_600_000, 60_000] as const;

/** A time by our clock, so many milliseconds from now. */
const from = (milliseconds: number): string => new Date(Date.parse('2026-11-21T09:30:00.000Z') + milliseconds).toISOString();

/** What becomes of one event, and when it is kept to have happened. */
const of = async (event: unknown, more: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
  const { stored, rejected: [refusal], skew } = await c.events([event], more) as { readonly stored: number; readonly rejected: readonly { readonly reason: string }[]; readonly skew: number | null };
  if (stored === 0) return refusal?.reason;
  const [kept] = await c.rows('SELECT at, payload FROM shopper_event');
  await c.empty();
  return skew === null ? kept?.['at'] : { skew, ...kept };
};

describe('the kind', () => {
  test('is one of seven: page and product views, searches, carts, checkout and purchase [I-WHAT-1] [I-EVENT-1]', async () => {
    const kinds = ['page_view', 'product_view', 'search', 'add_to_cart', 'remove_from_cart', 'checkout_start', 'purchase'];
    expect(await c.events(kinds.map((kind, at) => ({ kind, uid: `kind-${String(at)}-000` })))).toEqual({ ...NOTHING, stored: 7 });
    expect((await c.kept()).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each(['pageview', 'PAGE_VIEW', ' page_view', 'page_view\u0000', '', 'toString', '__proto__', 'constructor', null, 1, true, {}, ['page_view']])('%j is none, which rejects its event alone [I-EVENT-1] [REL-S7]', async (kind) => {
    expect(await c.events([VIEW, { kind }, VIEW])).toEqual({ ...NOTHING, stored: 2, rejected: [rejected(1, 'kind')] });
  });

  test('that is missing rejects its event [I-EVENT-1]', async () => {
    expect(await c.events([{}, { uid: 'no-kind-1' }])).toEqual({ ...NOTHING, rejected: [rejected(0, 'kind'), rejected(1, 'kind')] });
  });
});

test.each([null, 'page_view', 7, true, [], [VIEW], ''])('%j is no event, which rejects it alone [I-EVENT-4]', async (event) => {
  expect(await c.events([VIEW, event, VIEW])).toEqual({ ...NOTHING, stored: 2, rejected: [rejected(1, 'shape')] });
});

describe('the uid', () => {
  test.each(['a'.repeat(8), 'a'.repeat(40), 'AZaz09_-', '00000000-0000-4000-8000-000000000000'])('%j is kept [I-EVENT-2]', async (uid) => {
    expect(await c.events([{ ...VIEW, uid }])).toEqual({ ...NOTHING, stored: 1 });
    expect((await c.kept()).map((event) => event['uid'])).toEqual([uid]);
  });

  test.each(['a'.repeat(7), 'a'.repeat(41), '', 'a.b.c.d.e', 'event-è-1', 'event-00\n', ' event-001', 'event 001', 12345678, true, {}, ['event-001']])('%j is malformed, which rejects its event alone [I-EVENT-2]', async (uid) => {
    expect(await c.events([VIEW, { ...VIEW, uid }, VIEW])).toEqual({ ...NOTHING, stored: 2, rejected: [rejected(1, 'uid')] });
  });

  test('need not be given: events without one are all kept [I-EVENT-2]', async () => {
    expect(await c.events([VIEW, VIEW, { ...VIEW, uid: null }])).toEqual({ ...NOTHING, stored: 3 });
  });

  test('that was written is a duplicate, in the same batch too, whatever else the event has [I-UID-1]', async () => {
    expect(await c.events([{ ...VIEW, uid: 'event-001', payload: { path: '/first' } }, { kind: 'search', uid: 'event-001' }, { ...VIEW, uid: 'event-002' }])).toEqual({ ...NOTHING, stored: 2, duplicates: 1 });
    expect(await c.events([{ kind: 'purchase', uid: 'event-002' }, { ...VIEW, uid: 'event-003' }, { ...VIEW, uid: 'event-001' }, { ...VIEW, uid: 'event-001' }])).toEqual({ ...NOTHING, stored: 1, duplicates: 3 });
    expect((await c.kept()).map(({ uid, kind, payload }) => [uid, kind, payload])).toEqual([['event-001', 'page_view', '{"path":"/first"}'], ['event-002', 'page_view', null], ['event-003', 'page_view', null]]);
  });

  test('of another visitor is a duplicate too; those that differ in case are two [I-UID-1]', async () => {
    await c.events([{ ...VIEW, uid: 'event-001' }]);
    expect(await c.events([{ ...VIEW, uid: 'event-001' }, { ...VIEW, uid: 'EVENT-001' }], { visitor: { id: visitor(2) } })).toEqual({ ...NOTHING, stored: 1, duplicates: 1 });
  });

  test('of an event that is rejected is free [I-UID-1]', async () => {
    expect(await c.events([{ ...VIEW, uid: 'event-001', at: 'yesterday' }, { ...VIEW, uid: 'event-001' }])).toEqual({ ...NOTHING, stored: 1, rejected: [rejected(0, 'time')] });
  });

  test('sent by many at the same time is written once, and counted for all others [I-UID-1] [REL-S15]', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => c.events([{ ...VIEW, uid: 'race-0001' }, { ...VIEW, uid: `own-${String(at).padStart(5, '0')}` }], { visitor: { id: visitor(at % 4) } })));
    expect([answers.reduce((sum, { stored }) => sum + Number(stored), 0), answers.reduce((sum, { duplicates }) => sum + Number(duplicates), 0), (await c.counts())['shopper_event']]).toEqual([17, 15, 17]);
  });
});

describe('the time', () => {
  test.each([
    ['2026-11-21T09:29:00Z', '2026-11-21T09:29:00.000Z'], ['2026-11-21t09:29:00z', '2026-11-21T09:29:00.000Z'], ['2026-11-21 09:29:00Z', '2026-11-21T09:29:00.000Z'], ['2026-11-21T10:29:00+01:00', '2026-11-21T09:29:00.000Z'],
    ['2026-11-20T22:29:00.5-11:00', '2026-11-21T09:29:00.500Z'], ['2026-11-21T09:29:00.123456789Z', '2026-11-21T09:29:00.123Z'],
  ])('%s is RFC 3339 [I-EVENT-3]', async (at, kept) => {
    expect(await of({ ...VIEW, at })).toBe(kept);
  });

  test.each([
    'yesterday', '', '2026-11-21', '2026-11-21T09:29Z', '2026-11-21T09:29:00', '2026-11-21T09:29:00+0100', '2026-11-21T25:00:00Z', '2026-11-21T09:29:61Z', '2026-11-31T09:29:00Z', '2026-02-29T09:29:00Z', '20261121T092900Z', '2026-11-21T09:29:00Z ', '2026-11-21T09:29:00Z\n',
    '2026-11-21T09:29:00.Z', '２０２６-11-21T09:29:00Z', '+002026-11-21T09:29:00Z', 'Sat, 21 Nov 2026 09:29:00 GMT', '2026-11-21T09:29:00+99:99', 1763717340000, 0, true, {}, ['2026-11-21T09:29:00Z'],
  ])('%j is none, which rejects its event alone [I-EVENT-3]', async (at) => {
    expect(await c.events([VIEW, { ...VIEW, at }, VIEW])).toEqual({ ...NOTHING, stored: 2, rejected: [rejected(1, 'time')] });
  });

  test('is now where none is given [I-EVENT-3]', async () => {
    for (const event of [VIEW, { ...VIEW, at: null }]) expect(await of(event)).toBe('2026-11-21T09:30:00.000Z');
  });

  test.each([[-7 * DAY, true], [-7 * DAY - 1, false], [5 * MINUTE, true], [5 * MINUTE + 1, false], [-7 * DAY + 1, true], [5 * MINUTE - 1, true], [-400 * DAY, false], [400 * DAY, false]])('%i ms from now is in range: %j [I-EVENT-3]', async (milliseconds, isKept) => {
    expect(await of({ ...VIEW, at: from(milliseconds) })).toBe(isKept ? from(milliseconds) : 'time');
  });
});

describe('the clock of a browser', () => {
  const AT = '2026-11-21T09:29:00.000Z';

  test.each([[0, null], [30_000, null], [-30_000, null], [30_001, 30_001], [-30_001, -30_001], [DAY, DAY], [-DAY, -DAY], [DAY + 1, null], [-DAY - 1, null], [HOUR, HOUR]])('that is %i ms behind has a skew of %j [I-SKEW-1] [I-SKEW-2]', async (behind, skew) => {
    expect((await c.events([], { sentAt: from(-behind) }))['skew']).toBe(skew);
  });

  test.each([[undefined], [null], ['now'], [''], ['2026-11-21'], [1763717340000], [{}], [`${from(-HOUR)} (by a very long clock, which says a lot)`]])('is not known of %j [I-SKEW-1]', async (sentAt) => {
    expect(await of({ ...VIEW, at: AT }, { sentAt })).toBe(AT);
  });

  test('shifts every time by the difference, and the original is kept [I-SKEW-1] [I-SKEW-2]', async () => {
    const events = [{ ...VIEW, uid: 'event-001', at: from(-HOUR - MINUTE), payload: { path: '/' } }, { ...VIEW, uid: 'event-002', at: '2026-11-21T09:30:00+01:00' }, { ...VIEW, uid: 'event-003' }];
    expect(await c.events(events, { sentAt: from(-HOUR) })).toEqual({ ...NOTHING, stored: 3, skew: HOUR });
    expect((await c.kept()).map(({ uid, at, payload }) => [uid, at, payload])).toEqual([
      ['event-001', from(-MINUTE), `{"path":"/","_client_at":"${from(-HOUR - MINUTE)}"}`], ['event-002', from(0), '{"_client_at":"2026-11-21T09:30:00+01:00"}'], ['event-003', from(0), null],
    ]);
  });

  test('shifts before the range is checked: what was too old may be kept, and what was not may be too old [I-SKEW-1]', async () => {
    expect(await of({ ...VIEW, at: from(-7 * DAY - HOUR) }, { sentAt: from(-HOUR) })).toEqual({ skew: HOUR, at: from(-7 * DAY), payload: `{"_client_at":"${from(-7 * DAY - HOUR)}"}` });
    expect(await of({ ...VIEW, at: from(-7 * DAY - HOUR - 1) }, { sentAt: from(-HOUR) })).toBe('time');
    expect(await of({ ...VIEW, at: from(HOUR + 5 * MINUTE) }, { sentAt: from(HOUR) })).toEqual({ skew: -HOUR, at: from(5 * MINUTE), payload: `{"_client_at":"${from(HOUR + 5 * MINUTE)}"}` });
    expect(await of({ ...VIEW, at: from(HOUR + 5 * MINUTE + 1) }, { sentAt: from(HOUR) })).toBe('time');
    expect(await of({ ...VIEW, at: from(-7 * DAY) }, { sentAt: from(HOUR) })).toBe('time');
  });

  test('beyond 24 hours shifts nothing: its events are those of another day, and out of range where that is [I-SKEW-1]', async () => {
    expect(await of({ ...VIEW, at: from(-DAY - MINUTE) }, { sentAt: from(-DAY - 1) })).toBe(from(-DAY - MINUTE));
    expect(await of({ ...VIEW, at: from(DAY + MINUTE) }, { sentAt: from(DAY + 1) })).toBe('time');
  });

  test('keeps the original of an event whose payload is dropped, and takes no payload for it [I-SKEW-2] [I-PAYLOAD-3]', async () => {
    expect(await c.events([{ ...VIEW, uid: 'event-001', at: AT, payload: { path: ['/'] } }, { ...VIEW, uid: 'event-002', payload: { _client_at: 'mine', path: '/' } }], { sentAt: from(-MINUTE) })).toEqual({ ...NOTHING, stored: 2, skew: MINUTE, payloadDropped: [0] });
    expect([await c.payloadOf('event-001'), await c.payloadOf('event-002')]).toEqual([{ _client_at: AT }, { path: '/' }]);
  });
});
