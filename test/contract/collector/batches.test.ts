import { NOTHING, openCollector, VISITOR, visitor, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());
beforeEach(() => c.empty());

const GRANTED = { id: VISITOR, consent: 'granted' };
const VIEW = { kind: 'page_view' };
const EMPTY = { visitor: 0, shopper_event: 0, shopper_session: 0, cart: 0, shopper_order: 0, shopper_touch: 0, erasure: 0 };

const refused = async (path: string, body: unknown): Promise<unknown> => {
  const [status, text] = await c.read(c.post(path, body));
  const { code, errors } = JSON.parse(text) as { readonly code?: string; readonly errors?: unknown };
  return [status, code, errors];
};
const invalid = (field: string, message: string): unknown => [422, 'invalid', { [field]: [message] }];
const [STATES, ID, DEMO, CODE] = ['must be one of granted, denied, pending, revoked', 'must have 16 to 64 letters, digits, - and _', 'must not begin with demo, which is reserved', 'must have 6 letters and digits'];

describe('problems of a batch as a whole', () => {
  const CASES = ([
    ['no visitor', { events: [VIEW] }, 'visitor', 'is required'],
    ['a visitor that is a list', { visitor: [GRANTED] }, 'visitor', 'is required'],
    ['a visitor that is null', { visitor: null }, 'visitor', 'is required'],
    ['no visitor id', { visitor: { consent: 'granted' } }, 'visitor.id', 'is required: 16 to 64 letters, digits, - and _'],
    ['a visitor id that is a number', { visitor: { ...GRANTED, id: 1234567890123456 } }, 'visitor.id', 'is required: 16 to 64 letters, digits, - and _'],
    ['a visitor id of 15', { visitor: { ...GRANTED, id: 'v'.repeat(15) } }, 'visitor.id', ID],
    ['a visitor id of 65', { visitor: { ...GRANTED, id: 'v'.repeat(65) } }, 'visitor.id', ID],
    ['a visitor id with a dot', { visitor: { ...GRANTED, id: 'visitor.000000001' } }, 'visitor.id', ID],
    ['a visitor id with a line break behind it', { visitor: { ...GRANTED, id: `${VISITOR}\n` } }, 'visitor.id', ID],
    ['a visitor id with an accent', { visitor: { ...GRANTED, id: 'visitor-è-000000001' } }, 'visitor.id', ID],
    ['demo', { visitor: { ...GRANTED, id: 'demo-000000000001' } }, 'visitor.id', DEMO],
    ['DeMo', { visitor: { ...GRANTED, id: 'DeMovisitor000001' } }, 'visitor.id', DEMO],
    ['no consent', { visitor: { id: VISITOR } }, 'visitor.consent', STATES],
    ['an unknown consent', { visitor: { id: VISITOR, consent: 'yes' } }, 'visitor.consent', STATES],
    ['a consent that is true', { visitor: { id: VISITOR, consent: true } }, 'visitor.consent', STATES],
    ['version 2', { visitor: GRANTED, v: 2 }, 'v', 'is a version that is not supported: 1 is'],
    ['version 1.1', { visitor: GRANTED, v: '1.1' }, 'v', 'is a version that is not supported: 1 is'],
    ['version true', { visitor: GRANTED, v: true }, 'v', 'is a version that is not supported: 1 is'],
    ['a test code of 5', { visitor: GRANTED, test: 'ABC12' }, 'test', CODE],
    ['a test code of 7', { visitor: GRANTED, test: 'ABC1234' }, 'test', CODE],
    ['a test code with a blank in it', { visitor: GRANTED, test: 'ABC 12' }, 'test', CODE],
    ['an empty test code', { visitor: GRANTED, test: '' }, 'test', CODE],
    ['a test code that is a number', { visitor: GRANTED, test: 123456 }, 'test', CODE],
  ] satisfies readonly [what: string, body: object, field: string, message: string][]).map(([what, body, field, message]) => ({ what, body, field, message }));

  test.each(CASES)('are 422, and nothing of it is kept: $what [I-BATCH-5] [I-VISITOR-1] [I-VISITOR-2] [I-BATCH-2] [I-TEST-3]', async ({ body, field, message }) => {
    expect(await refused('/events', { events: [VIEW], ...body })).toEqual(invalid(field, message));
    expect(await refused('/consent', body)).toEqual(invalid(field, message));
    expect(await c.counts()).toEqual(EMPTY);
  });

  test('more than 50 events are 422, and 50 are kept [I-BATCH-4] [I-BATCH-5]', async () => {
    expect(await refused('/events', { visitor: GRANTED, events: Array.from({ length: 51 }, () => VIEW) })).toEqual(invalid('events', 'must be at most 50 events'));
    expect(await c.counts()).toEqual(EMPTY);
    expect(await c.events(Array.from({ length: 50 }, () => VIEW))).toEqual({ ...NOTHING, stored: 50 });
  });

  test.each([{}, 'page_view', 1, true])('events that are no list are 422: %j [I-BATCH-4]', async (events) => {
    expect(await refused('/events', { visitor: GRANTED, events })).toEqual(invalid('events', 'must be a list'));
  });

  test('of several all are named at once [I-BATCH-5]', async () => {
    expect(await refused('/events', { visitor: { id: 'short', consent: 'maybe' }, v: 3, test: 'x' })).toEqual([422, 'invalid', { 'visitor.id': [ID], 'visitor.consent': [STATES], v: ['is a version that is not supported: 1 is'], test: [CODE] }]);
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"visitor":{"id":"visitor-0000000001","consent":"granted"}', '\ufeff{}'])('what is no JSON object, with the key in a header, is 422: %j [I-BATCH-5]', async (body) => {
    expect((await c.read(c.post('/events', body, { headers: { 'x-service-key': c.key } })))[0]).toBe(422);
    expect((await c.read(c.post('/events', body)))[0]).toBe(404);
  });
});

describe('the fields of a batch', () => {
  test.each([1, '1', 1.0])('version %j is supported, and none need be given [I-BATCH-2]', async (v) => {
    expect(await c.events([], { v })).toEqual(NOTHING);
    expect(await c.events([])).toEqual(NOTHING);
  });

  test('no events, null and an empty list are the same: the visitor alone is kept [I-BATCH-4]', async () => {
    for (const [at, body] of [{}, { events: null }, { events: [] }].entries()) expect(await c.json(c.post('/events', { visitor: { ...GRANTED, id: visitor(at) }, ...body }))).toEqual(NOTHING);
    expect(await c.counts()).toEqual({ ...EMPTY, visitor: 3 });
  });

  test.each([['granted', true], ['  GRANTED\t', true], ['Granted', true], ['denied', false], [' DENIED ', false], ['pending', false], ['Revoked\n', false]])('consent %j is read without regard to case and blanks [I-VISITOR-2]', async (consent, isStored) => {
    expect(await c.events([VIEW], { visitor: { consent } })).toEqual(isStored ? { ...NOTHING, stored: 1 } : { ...NOTHING, reason: 'consent' });
  });

  test.each([['s'.repeat(16), 's'.repeat(16)], ['S-_9'.repeat(16), 'S-_9'.repeat(16)], ['s'.repeat(15), null], ['s'.repeat(65), null], ['session.000000001', null], [7, null], [null, null], [{ id: 's' }, null]])('session %j is kept as %j [I-BATCH-3]', async (session, kept) => {
    expect(await c.events([{ ...VIEW, uid: 'session-1' }], { session })).toEqual({ ...NOTHING, stored: 1 });
    expect(await c.rows('SELECT session_id FROM shopper_event')).toEqual([{ session_id: kept }]);
  });

  test.each([['shopify', 'shopify'], ['manual', 'manual'], ['gpc', 'gpc'], ['Shopify', null], ['banner', null], [1, null], [{}, null], [null, null]])('consentSource %j is kept as %j [I-VISITOR-4]', async (consentSource, kept) => {
    expect(await c.events([], { visitor: { consentSource } })).toEqual(NOTHING);
    expect(await c.rows('SELECT consent_source FROM visitor')).toEqual([{ consent_source: kept }]);
  });

  test.each([
    [['it', 'it'], ['shop', 'shop']], [['l'.repeat(17), 'l'.repeat(16)], ['c'.repeat(65), 'c'.repeat(64)]], [[' it-IT ', 'it-IT'], [' shop ', 'shop']], [[7, null], [{}, null]], [['', null], ['  ', null]], [['😀'.repeat(17), '😀'.repeat(16)], ['😀'.repeat(65), '😀'.repeat(64)]],
    [['i\u0000t', 'it'], ['s\u0007h\u007fo\np', 'sho\np']], [['\ud800', '\ufffd'], ['a\udfff', 'a\ufffd']],
  ])('locale %j and channel are cut and cleaned (%#) [I-VISITOR-5] [I-TEXT-1]', async ([locale, keptLocale], [channel, keptChannel]) => {
    expect(await c.events([VIEW], { visitor: { locale, channel } })).toEqual({ ...NOTHING, stored: 1 });
    expect(await c.rows('SELECT locale, channel FROM visitor')).toEqual([{ locale: keptLocale, channel: keptChannel }]);
    expect(await c.rows('SELECT channel FROM shopper_event')).toEqual([{ channel: keptChannel }]);
  });

  const purposesOf = async (purposes: unknown): Promise<unknown> => {
    expect(await c.events([], { visitor: { purposes } })).toEqual(NOTHING);
    return (await c.rows('SELECT purposes FROM visitor'))[0]?.['purposes'];
  };
  test('of purposes ten are kept, each trimmed and cut to 32 characters; anything but a text is left out [I-VISITOR-3]', async () => {
    expect(await purposesOf(['analytics', ' personalisation ', 'p'.repeat(33), '', 7, null, { a: 1 }])).toBe(`analytics\npersonalisation\n${'p'.repeat(32)}`);
    expect(await purposesOf(Array.from({ length: 12 }, (_, at) => `purpose-${String(at)}`))).toBe('purpose-0\npurpose-1\npurpose-2\npurpose-3\npurpose-4\npurpose-5\npurpose-6\npurpose-7\npurpose-8\npurpose-9');
    for (const none of ['personalisation', 7, {}, null]) expect(await purposesOf(none)).toBe('');
  });
  test('a purpose is one, whatever is in it [I-VISITOR-3] [I-TEXT-1]', async () => {
    expect(await purposesOf(['a\npersonalisation', 'b\u0000c', '\ud800'])).toBe('a personalisation\nbc\n\ufffd');
  });

  test('what is not of the document is ignored', async () => {
    expect(await c.events([VIEW], { more: { than: ['there', 'is'] }, sentAt: 7, customer: 7, visitor: { more: true } })).toEqual({ ...NOTHING, stored: 1 });
  });
});
