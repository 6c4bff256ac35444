import { openCollector, ORIGIN, VISITOR, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());

const GRANTED = { id: VISITOR, consent: 'granted' };
const NONE = '{"stored":0,"duplicates":0,"rejected":[],"skew":null,"payloadDropped":[],"withheld":[],"unmapped":0,"cartRefused":0,"identityWithheld":false,"test":false,"testKnown":false,"reason":null}';

test('an empty batch is valid, and answered with the fields of the document in its order', async () => {
  const response = await c.post('/events', { visitor: GRANTED });
  expect([response.status, response.headers.get('content-type'), response.headers.get('access-control-allow-origin'), response.headers.get('vary'), response.headers.get('x-ratelimit-limit'), response.headers.get('x-ratelimit-remaining'), await response.text()])
    .toEqual([202, 'application/json; charset=utf-8', ORIGIN, 'Origin', '120', '119', NONE]);
});

test('an event is kept', async () => {
  expect(await c.events([{ kind: 'page_view', uid: 'event-1-1', at: '2026-11-21T09:29:00Z', payload: { path: '/shirts?page=2#top', title: ' Shirts ' } }])).toMatchObject({ stored: 1, duplicates: 0, rejected: [] });
  expect(await c.kept()).toEqual([{ uid: 'event-1-1', kind: 'page_view', at: '2026-11-21T09:29:00.000Z', payload: '{"path":"/shirts","title":"Shirts"}', product_id: null, ref: null, channel: null }]);
});

test('ping', async () => {
  const [status, body] = await c.read(c.send(`/ping?key=${c.key}`, {}));
  expect([status, body]).toEqual([200, `{"ok":true,"api_version":"v1","store_id":"${c.id}","server_time":"2026-11-21T09:30:00.000Z","test":false,"testKnown":false,"limits":{"events":50,"body_bytes":65536}}`]);
});
