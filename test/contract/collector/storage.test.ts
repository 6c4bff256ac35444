import { Failure } from '#contract/failure.js';
import type { Call } from '#client/call.js';
import { ChangeConsentDocument } from '../../../shims/collector/operations/change-consent.generated.js';
import { CollectEventsDocument } from '../../../shims/collector/operations/collect-events.generated.js';
import { CollectorInstallationDocument } from '../../../shims/collector/operations/collector-installation.generated.js';
import { NOTHING, openCollector, ORIGIN, VISITOR, type Collector } from './open-collector.js';

let c: Collector;
/** The operations that fail, and how. */
let failing: ReadonlyMap<unknown, () => Error> = new Map();
const between = (call: Call): Call => ((document, variables, context) => {
  const failure = failing.get(document);
  return failure ? Promise.reject(failure()) : call(document, variables, context);
});

beforeAll(async () => { c = await openCollector({ between, isTolerant: true }); });
afterAll(() => c.close());
beforeEach(() => { failing = new Map(); });

const GRANTED = { id: VISITOR, consent: 'granted' };
const EVENTS = [{ kind: 'page_view' }, { kind: 'nothing' }, { kind: 'search', payload: { query: 'red' } }];
const UNSTORED = { ...NOTHING, rejected: [{ index: 0, reason: 'storage' }, { index: 1, reason: 'storage' }, { index: 2, reason: 'storage' }], reason: 'storage' };

const unavailable = (): Error => new Failure('UNAVAILABLE', 'The database is away');
const FAULTS: readonly [what: string, fault: () => Error][] = [['is away', unavailable], ['fails', () => new Failure('INTERNAL', 'Internal error')], ['is in conflict', () => new Failure('CONFLICT', 'Another transaction was first')], ['breaks', () => new Error('secret detail')]];

const sent = async (path: string, body: object): Promise<unknown> => {
  const response = await c.post(path, body);
  return [response.status, response.headers.get('access-control-allow-origin'), response.headers.get('x-ratelimit-limit'), JSON.parse(await response.text())];
};

describe('while the graph cannot store', () => {
  test.each(FAULTS)('because it %s every event of a batch is rejected with reason storage, and the answer is 202 [I-STORAGE-1]', async (_what, fault) => {
    failing = new Map([[CollectEventsDocument, fault]]);
    expect(await sent('/events', { visitor: GRANTED, events: EVENTS })).toEqual([202, ORIGIN, '120', UNSTORED]);
    failing = new Map();
    expect((await c.events([{ kind: 'page_view' }]))['stored']).toBe(1);
  });

  test('an empty batch says so too, and a test that it is one [I-STORAGE-1]', async () => {
    failing = new Map([[CollectEventsDocument, unavailable]]);
    expect(await sent('/events', { visitor: GRANTED })).toEqual([202, ORIGIN, '120', { ...UNSTORED, rejected: [] }]);
    expect(await sent('/events', { visitor: GRANTED, events: EVENTS, test: 'ABC123' })).toEqual([202, ORIGIN, '120', { ...UNSTORED, test: true }]);
  });

  test('what is wrong with a batch as a whole is 422 as ever [I-STORAGE-1] [I-BATCH-5]', async () => {
    failing = new Map([[CollectEventsDocument, unavailable]]);
    expect((await c.read(c.post('/events', { visitor: { id: VISITOR } })))[0]).toBe(422);
  });

  test.each(FAULTS)('because it %s a consent is no success, so that it is sent again [I-STORAGE-2]', async (_what, fault) => {
    failing = new Map([[ChangeConsentDocument, fault]]);
    const [status, body] = await c.read(c.post('/consent', { visitor: { ...GRANTED, consent: 'revoked' } }));
    expect([[500, 503].includes(status), body.includes('secret detail')]).toEqual([true, false]);
  });
});

describe('while the graph knows no collector', () => {
  test('a batch of a known page is rejected with reason storage, every event of it [I-STORAGE-1]', async () => {
    await c.events([]);
    failing = new Map([[CollectorInstallationDocument, unavailable]]);
    expect(await sent('/events', { visitor: GRANTED, events: EVENTS })).toEqual([202, ORIGIN, '120', UNSTORED]);
    expect((await c.read(c.post('/events', { visitor: GRANTED }, { origin: 'https://evil.example' })))[0]).toBe(403);
  });

  test('a consent of a known page is recorded all the same, and one of a page that was never seen is sent again [I-STORAGE-2]', async () => {
    await c.events([]);
    const { key } = await c.install();
    failing = new Map([[CollectorInstallationDocument, unavailable]]);
    expect(await sent('/consent', { visitor: { ...GRANTED, consent: 'revoked' } })).toEqual([202, ORIGIN, '120', { recorded: true, consent: 'revoked', erased: true, test: false }]);
    expect((await c.read(c.post('/consent', { visitor: GRANTED }, { key })))[0]).toBe(503);
    c.clock.turn(1000);
  });

  test('a batch of a page that was never seen is 202 with every event rejected too [I-STORAGE-1]', async () => {
    const { key } = await c.install();
    for (const fault of [unavailable, () => new Error('secret detail')]) {
      failing = new Map([[CollectorInstallationDocument, fault]]);
      const [status, body] = await c.read(c.post('/events', { visitor: GRANTED, events: EVENTS }, { key }));
      expect([status, JSON.parse(body)]).toEqual([202, UNSTORED]);
    }
    failing = new Map([[CollectorInstallationDocument, unavailable]]);
    expect((await c.read(c.send(`/ping?key=${key}`)))[0]).toBe(503);
  });

  test('ping answers for a known one, and knows no test code meanwhile [I-PING-1] [I-TEST-2]', async () => {
    await c.read(c.send(`/ping?key=${c.key}`));
    failing = new Map([[CollectorInstallationDocument, unavailable]]);
    expect(await c.json(c.send(`/ping?key=${c.key}&test=ABC123`))).toMatchObject({ ok: true, test: true, testKnown: false });
  });
});

test('a database that refuses to write rejects every event with reason storage, and keeps nothing of the batch [I-STORAGE-1]', async () => {
  const visitors = await c.rows('SELECT id FROM visitor');
  const database = c.database('catalog');
  const { inTransaction } = database;
  Object.assign(database, { inTransaction: <T>(work: Parameters<typeof inTransaction<T>>[0]) => inTransaction<T>(async (transaction) => { await work(transaction); throw new Error('disk full'); }) });
  try {
    expect(await c.events(EVENTS, { visitor: { id: 'visitor-storage-01' } })).toEqual(UNSTORED);
  } finally {
    Object.assign(database, { inTransaction });
  }
  expect(await c.rows('SELECT id FROM visitor')).toEqual(visitors);
});
