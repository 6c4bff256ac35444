import { ISSUER, openProvider, type Provider } from './provider.js';

let provider: Provider;
beforeAll(async () => { provider = await openProvider(); });
afterAll(() => provider.close());

const METADATA = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/oauth/authorize`,
  token_endpoint: `${ISSUER}/oauth/token`,
  userinfo_endpoint: `${ISSUER}/api/oauth/userinfo`,
  jwks_uri: `${ISSUER}/.well-known/jwks.json`,
  registration_endpoint: `${ISSUER}/oauth/register`,
  revocation_endpoint: `${ISSUER}/oauth/revoke`,
  scopes_supported: ['openid', 'profile', 'email', 'offline_access', 'service.ai_tools'],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic', 'none'],
  revocation_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic', 'none'],
  service_documentation: `${ISSUER}/docs`,
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  claims_supported: ['iss', 'sub', 'aud', 'azp', 'exp', 'iat', 'jti', 'auth_time', 'nonce', 'email', 'email_verified', 'name', 'picture', 'locale'],
  claims_parameter_supported: false,
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
  authorization_response_iss_parameter_supported: true,
};

test.each(['openid-configuration', 'oauth-authorization-server'])('%s says where everything is, to any origin and for an hour [K-DISCOVERY-1] [K-DISCOVERY-2] [K-DISCOVERY-3]', async (name) => {
  const answer = await provider.send(`/.well-known/${name}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control')])
    .toEqual([200, 'application/json; charset=utf-8', '*', 'public, max-age=3600']);
  expect(await answer.json()).toEqual(METADATA);
});

test.each(['/.well-known/openid-configuration/mcp', '/.well-known/oauth-authorization-server/mcp', '/.well-known/else', '/oauth/else', '/api/oauth/else'])('%s is a JSON 404 for browsers too [K-DISCOVERY-4]', async (path) => {
  const answer = await provider.send(path, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([404, 'application/json; charset=utf-8', { error: 'not_found', error_description: 'There is nothing at this path' }]);
});

test.each(['/.well-known/oauth-authorization-server/mcp', '/.well-known/openid-configuration/a/b', '/.well-known/openid-configuration'])('a preflight of %s lets programs in browsers read the answer [K-DISCOVERY-4]', async (path) => {
  const answer = await provider.send(path, { method: 'OPTIONS', headers: { origin: 'https://any.example', 'access-control-request-method': 'GET', 'access-control-request-headers': 'mcp-protocol-version' } });
  expect([answer.status, ...['origin', 'methods', 'headers'].map((name) => answer.headers.get(`access-control-allow-${name}`))]).toEqual([204, '*', 'GET, HEAD, OPTIONS', 'Authorization, Content-Type, MCP-Protocol-Version']);
});

const readKeys = async () => (await (await provider.send('/.well-known/jwks.json')).json() as { keys: Record<string, string>[] }).keys;
const thumbprint = async ({ n, e }: Record<string, string>) => Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(JSON.stringify({ e, kty: 'RSA', n })))).toString('base64url');

test('calls that come together make one key, whose id is its thumbprint; no private part is ever published [K-KEYS-1]', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, readKeys));
  const [[key]] = answers as [[Record<string, string>]];
  expect(new Set(answers.map((keys) => JSON.stringify(keys)))).toHaveProperty('size', 1);
  expect(key).toEqual({ kty: 'RSA', use: 'sig', alg: 'RS256', kid: await thumbprint(key), n: expect.stringMatching(/^[\w-]{342}$/), e: 'AQAB' });
  const answer = await provider.send('/.well-known/jwks.json', { headers: { origin: 'https://any.example' } });
  expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control')]).toEqual(['*', 'public, max-age=300']);
});

test('a retired key stays published for 8 hours, its private part is forgotten, and what is stored is sealed [K-KEYS-2]', async () => {
  const [old] = await readKeys();
  const { rotateSigningKeys: kid } = await provider.run('mutation { rotateSigningKeys }', {}, { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] });
  expect((await readKeys()).map((key) => key['kid'])).toEqual([kid, old!['kid']]);
  const rows = await provider.database('identity').query<{ id: string; sealed: string | null }>('SELECT id, sealed FROM oauth_signing_key ORDER BY retired_at');
  expect(rows.map(({ sealed }) => sealed?.slice(0, 5)).sort()).toEqual(['test.', undefined]);
  const store = (publicJwk: string) => provider.database('identity').inTransaction((transaction) => transaction.execute('UPDATE oauth_signing_key SET public_jwk = ? WHERE id = ?', [publicJwk, old!['kid'] ?? '']));
  for (const damaged of ['{broken', '{}', '[]']) {
    await store(damaged);
    expect((await readKeys()).map((key) => key['kid'])).toEqual([kid]); // one that cannot be read does not take the others along
  }
  await store(JSON.stringify({ kid: old!['kid'], n: old!['n'], e: old!['e'] }));
  provider.clock.turn(8 * 3_600_000 - 1);
  expect(await readKeys()).toHaveLength(2);
  provider.clock.turn(1);
  expect((await readKeys()).map((key) => key['kid'])).toEqual([kid]);
});
