import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { suiteIf } from '../../kit/suite-if.js';
import { oidcJudge } from './oidc-judge.js';
import { openProvider, visiting, type Provider } from './provider.js';

let provider: Provider;
beforeAll(async () => { provider = await openProvider({ isLocal: true }); });
afterAll(() => provider.close());

type Json = Readonly<Record<string, unknown>>;
interface Media { readonly schema?: Json; readonly examples?: Json }
interface Operation { readonly security?: readonly Json[]; readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }; readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>>; readonly headers: Json }>> }
interface Description { readonly servers: readonly Json[]; readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

const described = async () => (await provider.send('/oauth/openapi.json')).json() as Promise<Description>;

/** Every call with its body, what proves the caller, and its answers: the status and its codes. */
const CALLS = {
  'get /.well-known/openid-configuration': ['', [], '200', '500 server_error', '503 temporarily_unavailable'],
  'get /.well-known/oauth-authorization-server': ['', [], '200', '500 server_error', '503 temporarily_unavailable'],
  'get /.well-known/jwks.json': ['', [], '200', '500 server_error', '503 temporarily_unavailable'],
  'post /oauth/register': ['application/json', [], '201', '400 invalid_redirect_uri invalid_client_metadata', '413 invalid_client_metadata', '429 rate_limited', '500 server_error', '503 temporarily_unavailable'],
  'get /oauth/authorize': ['', [], '303', '400', '429', '500', '503'],
  'post /oauth/token': [
    'application/x-www-form-urlencoded', [{}, { client: [] }], '200', '400 invalid_request invalid_grant unsupported_grant_type unauthorized_client invalid_scope invalid_target', '401 invalid_client', '413 invalid_request',
    '429 rate_limited', '500 server_error', '503 temporarily_unavailable',
  ],
  'get /api/oauth/userinfo': ['', [{ token: [] }], '200', '401 invalid_token', '403 insufficient_scope', '429 rate_limited', '500 server_error', '503 temporarily_unavailable'],
  'post /api/oauth/userinfo': ['', [{ token: [] }], '200', '400 invalid_request', '401 invalid_token', '403 insufficient_scope', '413 invalid_request', '429 rate_limited', '500 server_error', '503 temporarily_unavailable'],
  'post /oauth/revoke': ['application/x-www-form-urlencoded', [{}, { client: [] }, { token: [] }], '200', '400 invalid_request', '401 invalid_client invalid_token', '413 invalid_request', '429 rate_limited', '500 server_error', '503 temporarily_unavailable'],
};

test('the description has every call of programs from the root of the host: forms, redirects, pages, proofs and the errors of OAuth [K-DOCS-1]', async () => {
  const { servers, paths } = await described();
  expect(servers).toEqual([{ url: '/' }]);
  expect(Object.fromEntries(Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { requestBody, security, responses }]) => [
    `${method} ${path}`, [Object.keys(requestBody?.content ?? {}).join(), security, ...Object.entries(responses).map(([status, { content = {} }]) => [status, ...Object.keys(content['application/json']?.examples ?? {})].join(' '))],
  ])))).toEqual(CALLS);
  const authorize = paths['/oauth/authorize']?.['get']?.responses ?? {};
  expect([Object.keys(authorize['303']?.headers ?? {}), authorize['303']?.content, Object.keys(authorize['400']?.content ?? {})]).toEqual([['X-Request-Id', 'Location', 'Referrer-Policy'], undefined, ['text/html']]);
  expect(Object.keys(paths['/oauth/register']?.['post']?.responses['429']?.headers ?? {})).toEqual(['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers', 'Retry-After']);
});

test('an answer that is not as described is found [K-DOCS-1]', () => {
  const answer = { method: 'POST', target: '/oauth/token', request: Buffer.from('grant_type=refresh_token'), headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'x', 'X-Extra': '1' }, status: 400 };
  const complaints = oidcJudge({ ...answer, body: Buffer.from('{"error":"access_denied"}') }).join('\n');
  for (const part of ["must have required property 'error_description'", 'access_denied is not described', 'X-Extra is not described', 'must match format "uuid"']) expect(complaints).toContain(part);
});

test.each(['/docs', '/oauth/docs'])('%s is one page with every call and code, and no external resource [K-DOCS-1]', async (path) => {
  const answer = await provider.send(path);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const codes = Object.values(CALLS).flatMap(([, , ...answers]) => (answers as string[]).flatMap((text) => text.split(' ').slice(1)));
  expect([...Object.keys((await described()).paths), ...codes].filter((text) => !page.includes(text))).toEqual([]);
  expect(page).not.toMatch(/<script|<link|src=/);
});

const isThere = ['curl', 'openssl', 'jq'].every((tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status !== null);
if (!isThere) process.stderr.write('curl, openssl or jq is not installed, so the examples of the identity provider are not run; on Debian and Ubuntu: apt-get install curl openssl jq\n');

suiteIf(isThere)('in a shell', () => {
  test('the examples of the page, one after the other in a shell, connect an app: register, authorize with PKCE, exchange, refresh, userinfo, revoke [K-DOCS-2]', async () => {
    const visitors = visiting(provider);
    const { cookie } = await visitors.person('Ada');
    const page = await (await provider.send('/docs')).text();
    const lines = [...page.matchAll(/<h3>Example<\/h3><pre>([^<]*)<\/pre>/g)].map(([, text = '']) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
    expect(lines).toHaveLength(Object.keys(CALLS).length);
    const shell = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', lines.join('\necho\necho ---\n')], { env: { ...process.env, BASE_URL: provider.base } });
    const [said, errors]: [string[], string[]] = [[], []];
    shell.stderr.on('data', (text: Buffer) => errors.push(text.toString()));
    createInterface({ input: shell.stdout }).on('line', (line) => {
      said.push(line);
      if (line.includes('/oauth/authorize?')) void visitors.browse(new URL(line), cookie).then((end) => { shell.stdin.end(`${end.searchParams.get('code') ?? ''}\n`); });
    });
    const [code] = await once(shell, 'close') as [number];
    expect([code, errors.join('')]).toEqual([0, '']);
    const steps = said.join('\n').split('\n---\n');
    const [metadata, , keys, , , tokens, person] = steps.map((step) => (step.trim().startsWith('{') ? JSON.parse(step) as Json : {}));
    expect([metadata?.['issuer'], Object.keys(keys ?? {}), Object.keys(tokens ?? {})]).toEqual([provider.issuer, ['keys'], ['access_token', 'token_type', 'expires_in', 'refresh_token', 'scope', 'id_token']]);
    expect(person).toMatchObject({ name: 'Ada', email: 'ada@example.test' });
    expect(steps.at(-1)?.trim()).toBe('200');
  });
});
