import { runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

const ORDERS = '{ orders(first: 3) { nodes { number } } }';

const nested = (levels: number, name = 'variables'): string => `{"query":${JSON.stringify(ORDERS)},"${name}":{"x":${'['.repeat(levels)}${']'.repeat(levels)}}}`;

/** Bodies as callers send them, good and bad. */
const BODIES: readonly (readonly [title: string, body: string])[] = [
  ['an operation', JSON.stringify({ query: ORDERS })],
  ['an operation with an error in its answer', JSON.stringify({ query: '{ orders(first: 3) { nodes { number owner } } }' })],
  ['an operation that does not exist', JSON.stringify({ query: '{ nothing }' })],
  ['an operation that cannot be parsed', JSON.stringify({ query: '{ orders(' })],
  ['a hash that nobody has sent', JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } })],
  ['a byte order mark', `\uFEFF${JSON.stringify({ query: ORDERS })}`],
  ['a text in the middle of which it ends', '{"query":"{ ord'],
  ['a number', '7'],
  ['a null', 'null'],
  ['a list', JSON.stringify([{ query: ORDERS }])],
  ['no bytes', ''],
  ['spaces', '   '],
  ['variables a hundred levels deep', nested(99)],
  ['variables five thousand levels deep', nested(5000)],
  ['extensions five thousand levels deep', nested(5000, 'extensions')],
  ['a name twice', `{"query":"{ nothing }","query":${JSON.stringify(ORDERS)}}`],
  ['bytes that are no UTF-8', 'latin'],
  ['a body over two megabytes', JSON.stringify({ query: ORDERS, more: 'x'.repeat(2 * 1024 * 1024) })],
];

const bytesOf = (body: string): Uint8Array<ArrayBuffer> => Uint8Array.from(body === 'latin' ? Buffer.from('{"query":"{ orders(first: 1) { nodes { number } } } # \xe8"}', 'latin1') : Buffer.from(body));

describe('a call of people', () => {
  let gateway: RunningGateway;
  beforeAll(async () => { gateway = await runningGateway(); });
  afterAll(() => gateway.stop());

  /** The parts of an answer that callers see; the reset of a window is left out, because a second may pass. */
  const answer = async (type: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<unknown> => {
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': type, authorization: 'Bearer pst_owner', ...headers }, body });
    const text = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, '"requestId":"r"');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    return [response.status, response.headers.get('content-type'), response.headers.get('cache-control'), response.headers.get('ratelimit-limit'), response.headers.get('www-authenticate'), text];
  };

  // A charset in quotes is read by the routes of Express; without quotes the call is begun before them.
  it.each(BODIES)('is answered with the same bytes before and behind the routes: %s', async (_title, body) => {
    for (let time = 0; time < 2; time += 1) {
      expect(await answer('application/json; charset=utf-8', bytesOf(body))).toEqual(await answer('application/json; charset="utf-8"', bytesOf(body)));
    }
  });

  it.each([['unknown', 'Bearer pst_unknown'], ['missing', '']])('with a token that is %s is refused with the same bytes', async (_title, authorization) => {
    const [begun, routed] = [await answer('application/json', bytesOf('{}'), { authorization }), await answer('application/json; charset="utf-8"', bytesOf('{}'), { authorization })];
    expect(begun).toEqual(routed);
    expect(begun).toEqual([401, 'application/json; charset=utf-8', null, expect.anything(), 'Bearer', expect.stringContaining('UNAUTHENTICATED')]);
  });

  it.each(['application/json', 'application/json; charset="utf-8"'])('has variables and extensions of at most a hundred levels, with a key too: %s', async (type) => {
    const statusOf = async (body: string, headers: Record<string, string>): Promise<unknown> => {
      const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': type, authorization: 'Bearer pst_owner', ...headers }, body });
      const { errors } = await response.json() as { errors?: { message: string; extensions: { code: string; details: unknown } }[] };
      return [response.status, errors?.map(({ message, extensions: { code, details } }) => [code, message, details])];
    };
    const refused = (name: string) => [400, [['BAD_INPUT', `The ${name} are nested too deeply: the limit is 100 levels`, { [name]: ['must have at most 100 levels'] }]]];
    for (const headers of [{}, { 'idempotency-key': 'deep' }]) {
      expect(await statusOf(nested(99), headers)).toEqual([200, undefined]);
      for (const levels of [100, 5000, 200_000]) expect(await statusOf(nested(levels), headers)).toEqual(refused('variables'));
      expect(await statusOf(nested(100, 'extensions'), headers)).toEqual(refused('extensions'));
    }
  });

  it('has variables of at most a hundred levels in its address too', async () => {
    const response = await fetch(`${gateway.url}/graphql?${String(new URLSearchParams({ query: '{ whoAmI }', variables: `{"x":${'['.repeat(4000)}${']'.repeat(4000)}}` }))}`.replaceAll('%5B', '[').replaceAll('%5D', ']'), { headers: { authorization: 'Bearer pst_owner', 'apollo-require-preflight': '1' } });
    expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_INPUT', details: { variables: ['must have at most 100 levels'] } } }] }]);
  });

  it('has variables of at most a hundred levels beside a file too', async () => {
    const statusOf = async (levels: number): Promise<unknown> => {
      const form = new FormData();
      form.set('operations', `{"query":${JSON.stringify(ORDERS)},"variables":{"file":null,"x":${'['.repeat(levels)}${']'.repeat(levels)}}}`);
      form.set('map', '{"0":["variables.file"]}');
      form.set('0', new Blob(['sku\nA']), 'a.csv');
      const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { authorization: 'Bearer pst_catalog', 'apollo-require-preflight': '1', 'idempotency-key': 'form' }, body: form });
      return [response.status, ((await response.json()) as { errors?: { extensions: { details: unknown } }[] }).errors?.[0]?.extensions.details];
    };
    expect([await statusOf(99), await statusOf(5000)]).toEqual([[200, undefined], [400, { variables: ['must have at most 100 levels'] }]]);
  });

  it('is counted once, however far it comes', async () => {
    const left = async (body: string): Promise<number> => {
      const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer pst_staff' }, body });
      await response.text();
      return Number(response.headers.get('ratelimit-remaining'));
    };
    const first = await left(JSON.stringify({ query: ORDERS }));
    expect([await left(JSON.stringify({ query: '{ nothing }' })), await left('7'), await left(JSON.stringify({ query: ORDERS }))]).toEqual([first - 1, first - 2, first - 3]);
  });
});
