import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

let all: AssistantCompanyKit;
beforeAll(async () => { all = await openAssistantCompany(); });
afterAll(() => all.close());

const PATHS = [['commerce', '/api/v1/ai-tools'], ['catalog', '/api/v1/ai-tools'], ['auth', '/api/mcp/context']] as const;
const company = () => ({ 'x-service-company': String(all.company) });

/** What every endpoint answers to an Authorization. */
const answers = (authorization: string | undefined) => Promise.all(PATHS.map(async ([host, path]) => {
  const response = await fetch(`${all.urls[host] ?? ''}${path}`, { headers: { ...company(), ...(authorization !== undefined && { authorization }) } });
  return [response.status, Object.keys(await response.json() as object)];
}));
const REFUSED = PATHS.map(() => [401, ['message']]);

test('what is no access token of an AI client is 401 with a message and no code [M-AUTH-1] [M-AUTH-2] [REL-S8]', async () => {
  const ada = await all.assistant('Ada');
  const [head = '', body = '', signature = ''] = ada.token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  for (const authorization of [undefined, '', 'Bearer', 'Bearer x', `Basic ${ada.token}`, ada.token, `Bearer ${none}.${body}.`, `Bearer ${head}.${body}.${signature.slice(0, -6)}AAAAAA`, `Bearer npk_1_${'a'.repeat(40)}`]) {
    expect([authorization, await answers(authorization)]).toEqual([authorization, REFUSED]);
  }
});

test('an ID token, a refresh token and an expired token are 401 [M-AUTH-1] [M-AUTH-2]', async () => {
  const { cookie } = await all.visited.person('Bea');
  const tokens = await all.visited.tokens(await all.visited.client(), cookie, { scope: 'openid offline_access service.ai_tools' });
  for (const token of [tokens.id_token ?? '', tokens.refresh_token]) expect(await answers(`Bearer ${token}`)).toEqual(REFUSED);
  expect((await answers(`Bearer ${tokens.access_token}`)).map(([status]) => status)).toEqual([200, 403, 200]); // an editor of commerce alone
  all.clock.turn(8 * 3_600_000 + 1000);
  expect(await answers(`Bearer ${tokens.access_token}`)).toEqual(REFUSED);
});

test('keys of connections of the platform are 401 [M-AUTH-1]', async () => {
  const { apiKey } = await all.connect('COMMERCE', { name: 'ERP' });
  expect(await answers(`Bearer ${apiKey}`)).toEqual(REFUSED);
});

test('tokens of the platform\'s own apps are refused by the connector and the tools [M-AUTH-1] [L-AUTH-1] [REL-S6 LM]', async () => {
  const { cookie } = await all.visited.person('Cleo');
  const cli = { client_id: 'portico-cli', redirect_uris: ['http://127.0.0.1:50123/callback'] };
  const { access_token: token, scope } = await all.visited.tokens(cli, cookie, { scope: 'profile email offline_access service.platform' });
  expect(scope).toContain('service.platform');
  expect([await answers(`Bearer ${token}`), (await all.withToken(token).rpc('ping')).status]).toEqual([REFUSED, 401]);
});

test('a token in the query does not count [M-AUTH-1]', async () => {
  const { token } = await all.assistant('Dora');
  expect((await fetch(`${all.urls.commerce ?? ''}/api/v1/ai-tools?access_token=${token}`, { headers: company() })).status).toBe(401);
});

test('tokens of AI clients count for the tools, the context, userinfo and their own revocation [M-AUTH-3]', async () => {
  const edda = await all.assistant('Edda');
  expect((await answers(`Bearer ${edda.token}`)).map(([status]) => status)).toEqual([200, 409, 200]); // there is no catalog yet
  expect([(await all.visited.userinfo(edda.token)).status, (await edda.ask('auth', '/oauth/revoke', { method: 'POST' })).status]).toEqual([200, 200]);
});
