import { openAssistantCompany, type AssistantCompanyKit } from '../tools/assistant-company.js';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const [INSPECTOR, LOOPBACK] = ['http://localhost:6274', 'http://127.0.0.1:6274'];

let all: AssistantCompanyKit;
let token = '';
beforeAll(async () => {
  all = await openAssistantCompany();
  ({ token } = await all.assistant('Ada'));
});
afterAll(() => all.close());

const posted = async (headers: Readonly<Record<string, string>>, at = all) => {
  const response = await fetch(`${at.urls.mcp ?? ''}/`, { method: 'POST', body: PING, headers });
  return { status: response.status, origin: response.headers.get('access-control-allow-origin'), exposed: response.headers.get('access-control-expose-headers') ?? '', vary: response.headers.get('vary'), body: await response.json() as { error?: string } };
};
const bearer = () => ({ authorization: `Bearer ${token}` });

test('a call without an Origin is no call of a page [L-ORIGIN-1]', async () => {
  expect(await posted(bearer())).toMatchObject({ status: 200, origin: null, vary: 'Origin' });
});

test.each([INSPECTOR, LOOPBACK])('pages of the MCP Inspector may call, and are told so: %s [L-ORIGIN-1]', async (origin) => {
  expect(await posted({ ...bearer(), origin })).toMatchObject({ status: 200, origin, vary: 'Origin' });
});

test.each(['null', 'https://evil.example', 'http://localhost', 'http://localhost:6275', 'https://localhost:6274', 'http://localhost:6274.evil.example', 'http://LOCALHOST.evil:6274', '', 'file://'])('pages of "%s" are 403, with a token and without [L-ORIGIN-1]', async (origin) => {
  for (const headers of [bearer(), {}, { authorization: 'Bearer x' }]) expect(await posted({ ...headers, origin })).toMatchObject({ status: 403, body: { error: 'origin_not_allowed' } });
});

test('the list is the operator\'s where there is one [L-ORIGIN-1]', async () => {
  const own = await openAssistantCompany({ assistantOrigins: ['https://assistant.example'] });
  const ada = await own.assistant('Ada');
  const answers = await Promise.all(['https://assistant.example', INSPECTOR].map(async (origin) => (await posted({ authorization: `Bearer ${ada.token}`, origin }, own)).status));
  await own.close();
  expect(answers).toEqual([200, 403]);
});

test('a page reads where to sign in from the refusal: WWW-Authenticate is exposed [L-ORIGIN-2]', async () => {
  const refused = await posted({ origin: INSPECTOR });
  expect([refused.status, refused.origin, refused.exposed.split(', ').includes('WWW-Authenticate')]).toEqual([401, '*', true]);
  expect((await posted({ ...bearer(), origin: INSPECTOR })).exposed).toContain('WWW-Authenticate');
});

test('a page may ask before it calls, with the headers of the protocol [L-ORIGIN-2] [L-OPTIONS-1]', async () => {
  const response = await fetch(`${all.urls.mcp ?? ''}/`, { method: 'OPTIONS', headers: { 'origin': INSPECTOR, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type,mcp-protocol-version' } });
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(', ');
  expect([response.status, response.headers.get('access-control-allow-origin'), ['authorization', 'content-type', 'mcp-protocol-version', 'accept'].filter((name) => !allowed.includes(name))]).toEqual([204, INSPECTOR, []]);
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
});

test('documents that say where to sign in are readable by pages of any origin [L-META-2]', async () => {
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server']) {
    const response = await fetch(`${all.urls.mcp ?? ''}${path}`, { headers: { origin: 'https://anything.example' } });
    expect([path, response.status, response.headers.get('access-control-allow-origin')]).toEqual([path, 200, '*']);
  }
});
