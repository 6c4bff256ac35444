import { descriptionsOf } from '#kit/docs/documentation.js';
import { surface as collector } from '../../../shims/collector/surface.js';
import { openCollector, ORIGIN, VISITOR, type Collector } from './open-collector.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- a description is of any shape */

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());

const { paths } = JSON.parse(descriptionsOf(collector).get('openapi.json')?.() ?? '');
const UNREADABLE = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const headersOf = (path: string, method: string, status: number): string[] => Object.keys(paths[path][method].responses[status].headers);

describe('the description', () => {
  test.each(['/events', '/consent'])('has the body of %s as JSON and as the text that browsers send, of the same schema [I-BATCH-1]', (path) => {
    const { content } = paths[path].post.requestBody;
    expect(Object.keys(content)).toEqual(['application/json', 'text/plain']);
    expect(content['text/plain'].schema).toEqual({ type: 'string', contentMediaType: 'application/json', contentSchema: content['application/json'].schema });
    expect(JSON.parse(content['text/plain'].example)).toEqual(content['application/json'].example);
  });

  test('has the seven kinds of events, each with the keys of its payload [I-EVENT-1] [I-PAYLOAD-2]', () => {
    const kinds = paths['/events'].post.requestBody.content['application/json'].schema.properties.events.items.anyOf as any[];
    expect(kinds.map(({ properties: { kind, payload } }) => [kind.const, Object.keys(payload.properties).join(' ')])).toEqual([
      ['page_view', 'path title type referrer_host utm_source utm_medium utm_campaign'], ['product_view', 'from variant list position price currency'], ['search', 'query results page sort source'],
      ['add_to_cart', 'cart quantity price currency from list position'], ['remove_from_cart', 'cart quantity price currency'], ['checkout_start', 'cart items value currency'],
      ['purchase', 'cart order items quantity price value currency discount shipping tax'],
    ]);
    expect(kinds.map(({ required, properties: { uid, at } }) => [required, uid.pattern, at.format])).toEqual(kinds.map(() => [['kind'], '^[A-Za-z0-9_-]{8,40}$', 'date-time']));
  });

  test('says that a page may read those answers alone that come once its origin is known [I-BATCH-7]', () => {
    const open = [...UNREADABLE, 'Access-Control-Allow-Origin', 'Vary', 'Access-Control-Expose-Headers'];
    expect([202, 403, 404, 413, 422].map((status) => headersOf('/events', 'post', status))).toEqual([open, UNREADABLE, UNREADABLE, UNREADABLE, open]);
    expect([headersOf('/ping', 'get', 403), headersOf('/ping', 'get', 405), headersOf('/events', 'post', 429)]).toEqual([UNREADABLE, [...UNREADABLE, 'Allow'], [...open, 'Retry-After']]);
  });

  test('has the 405 of other methods, with the methods that there are [I-KEY-5]', () => {
    const said = (path: string, method: string): unknown => paths[path][method].responses[405].content['application/json'].examples.method_not_allowed.value.message;
    expect([said('/events', 'post'), said('/ping', 'get')]).toEqual(['DELETE is not a method of this path; it has POST', 'DELETE is not a method of this path; it has GET, HEAD']);
  });
});

describe('as described', () => {
  const LARGE = `{"key":"pk_${'0'.repeat(32)}","more":"${'x'.repeat(65_536)}"}`;
  const answered = async (response: Promise<Response>): Promise<readonly [status: number, origin: string | null]> => {
    const { status, headers } = await response;
    return [status, headers.get('access-control-allow-origin')];
  };

  test('a body that is too large is 413 before key and page are looked at, wherever the key is, and pages cannot read it [I-BATCH-1]', async () => {
    for (const sent of [{}, { headers: { 'x-service-key': c.key } }, { origin: 'https://evil.example' }]) expect(await answered(c.post('/events', LARGE, sent))).toEqual([413, null]);
    expect(await answered(c.post(`/consent?key=${c.key}`, LARGE))).toEqual([413, null]);
  });

  test('a body that is no JSON has no key: 404, and 422 that pages can read where the query or a header has it [I-KEY-2]', async () => {
    expect(await answered(c.post('/events', '{nope'))).toEqual([404, null]);
    expect([await answered(c.post(`/events?key=${c.key}`, '{nope')), await answered(c.post('/events', '{nope', { headers: { 'x-service-key': c.key } }))]).toEqual([[422, ORIGIN], [422, ORIGIN]]);
  });

  test('pages cannot read the 429 of an address, which comes before the key [I-LIMIT-1]', async () => {
    const call = () => answered(c.post('/consent', { visitor: { id: VISITOR, consent: 'pending' } }, { headers: { 'x-forwarded-for': '198.51.100.77' } }));
    const all = [];
    for (let at = 0; at < 121; at += 1) all.push(await call());
    expect([all[119], all[120]]).toEqual([[202, ORIGIN], [429, null]]);
  });
});
