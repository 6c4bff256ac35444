import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

const TEXT = 'query Numbers { orders(first: 2) { nodes { number } } }';
const ANSWER = { data: { orders: { nodes: [{ number: '#1001' }] } } };
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const persisted = (sha256Hash: string, version = 1) => ({ persistedQuery: { version, sha256Hash } });
const HEADERS = { authorization: 'Bearer pst_owner', 'content-type': 'application/json' };

const post = async ({ url }: RunningGateway, body: object): Promise<[number, unknown]> => {
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });
  return [response.status, await response.json()];
};
const get = async ({ url }: RunningGateway, parameters: string): Promise<[number, unknown]> => {
  const response = await fetch(`${url}/graphql?${parameters}`, { headers: HEADERS });
  return [response.status, await response.json()];
};

describe('automatic persisted queries', () => {
  let gateway: RunningGateway;
  beforeAll(async () => { gateway = await runningGateway(); });
  afterAll(() => gateway.stop());

  it('are unknown until a client sends the text with its hash, then answered by the hash alone, by POST and GET', async () => {
    const extensions = persisted(hashOf(TEXT));
    expect(await post(gateway, { extensions })).toEqual([200, { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }]);
    expect(await post(gateway, { query: TEXT, extensions })).toEqual([200, ANSWER]);
    for (let time = 0; time < 3; time += 1) expect(await post(gateway, { extensions })).toEqual([200, ANSWER]);
    expect(await get(gateway, `extensions=${encodeURIComponent(JSON.stringify(extensions))}`)).toEqual([200, ANSWER]);
  });

  it('are known as well when the text ran before without its hash', async () => {
    const text = `# once more\n${TEXT}`;
    for (let time = 0; time < 3; time += 1) expect(await post(gateway, { query: text })).toEqual([200, ANSWER]);
    for (const query of [{ query: text }, {}]) expect(await post(gateway, { ...query, extensions: persisted(hashOf(text)) })).toEqual([200, ANSWER]);
  });

  it.each([['another text', persisted(hashOf('{ whoAmI }'))], ['another version', persisted(hashOf(TEXT), 2)], ['no hash', { persistedQuery: { version: 1 } }]])('refuse the hash of %s', async (_, extensions) => {
    expect(await post(gateway, { query: TEXT, extensions })).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_INPUT' } }] }]);
  });

  it('are not kept when the text is refused', async () => {
    const text = '{ nothingOfThisName }';
    expect((await post(gateway, { query: text, extensions: persisted(hashOf(text)) }))[0]).toBe(400);
    expect(await post(gateway, { extensions: persisted(hashOf(text)) })).toMatchObject([200, { errors: [{ message: 'PersistedQueryNotFound' }] }]);
  });
});

describe('a safelist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-safelist-'));
  const manifest = (...bodies: readonly string[]): string => {
    const file = join(folder, `${hashOf(bodies.join())}.json`);
    const operations = bodies.map((body) => ({ id: hashOf(body), body, name: 'Numbers', type: 'query' }));
    writeFileSync(file, JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }));
    return file;
  };
  afterAll(() => { rmSync(folder, { recursive: true }); });

  it('lets its operations run, by their text and by their hash, and no others, which cannot be registered either', async () => {
    const gateway = await runningGateway({ settings: { PORTICO_SAFELIST: manifest(TEXT) } });
    for (const body of [{ query: TEXT }, { extensions: persisted(hashOf(TEXT)) }, { query: TEXT, extensions: persisted(hashOf(TEXT)) }]) expect(await post(gateway, body)).toEqual([200, ANSWER]);
    const other = '{ whoAmI }';
    for (const body of [{ query: other }, { query: other, extensions: persisted(hashOf(other)) }, { query: `${TEXT} ` }, { query: '{ __schema { queryType { name } } }' }]) {
      expect(await post(gateway, body)).toMatchObject([403, { errors: [{ extensions: { code: 'FORBIDDEN' } }] }]);
    }
    const many = 'x=1&'.repeat(1001); // one parser stops at a thousand parameters, the other does not
    expect(await get(gateway, `${many}query=${encodeURIComponent(other)}`)).toMatchObject([403, { errors: [{ extensions: { code: 'FORBIDDEN' } }] }]);
    expect(await post(gateway, { extensions: persisted(hashOf(other)) })).toMatchObject([200, { errors: [{ message: 'PersistedQueryNotFound' }] }]);
    await gateway.stop();
  });

  it('stops the start when its file is missing, no manifest, or names a text by another hash', async () => {
    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations: [{ id: hashOf('other'), body: TEXT }] }));
    for (const file of [join(folder, 'none.json'), import.meta.filename, wrong]) {
      await expect(runningGateway({ settings: { PORTICO_SAFELIST: file } })).rejects.toThrow(/^PORTICO_SAFELIST names /);
    }
  });
});

describe('the schema as text', () => {
  it('is shown to people with a token, without what is internal', async () => {
    const gateway = await runningGateway();
    const response = await fetch(`${gateway.url}/schema.graphql`, { headers: HEADERS });
    const text = await response.text();
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'application/graphql; charset=utf-8', 'private, no-cache']);
    expect(text).toContain('type Query {');
    expect(text).not.toMatch(/authenticateStaff|SECRET|@key/);
    expect((await fetch(`${gateway.url}/schema.graphql`)).status).toBe(401);
    await gateway.stop();
  });

  it('is refused where introspection is off', async () => {
    const gateway = await runningGateway({ settings: { PORTICO_INTROSPECTION: 'off' } });
    expect((await fetch(`${gateway.url}/schema.graphql`, { headers: HEADERS })).status).toBe(403);
    expect((await ask(gateway, '{ whoAmI }')).status).toBe(200);
    await gateway.stop();
  });
});
