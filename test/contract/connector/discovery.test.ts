import { request } from 'node:http';
import { openAssistantCompany, type AssistantCompanyKit } from '../tools/assistant-company.js';

let all: AssistantCompanyKit;
let mcp = '';
let auth = '';
let port = '';
beforeAll(async () => {
  all = await openAssistantCompany();
  [mcp, auth] = [all.urls.mcp ?? '', all.urls.auth ?? ''];
  ({ port } = new URL(mcp));
});
afterAll(() => all.close());

const METADATA = '/.well-known/oauth-protected-resource';
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const metadataOf = (resource: string) => `{"resource":"${resource}","authorization_servers":["${auth}"],"bearer_methods_supported":["header"],"scopes_supported":["openid","profile","email","offline_access","service.ai_tools"],"resource_name":"Portico"}`;

interface Raw { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly text: string }

/** A call with a Host of its own, which fetch does not send. */
const raw = (method: string, path: string, headers: Readonly<Record<string, string>>) => new Promise<Raw>((resolve, reject) => {
  const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (part: string) => { text += part; }).on('end', () => { resolve({ status: response.statusCode ?? 0, headers: response.headers, text }); });
  });
  sent.on('error', reject).end(method === 'POST' ? PING : undefined);
});

describe('without a token that counts', () => {
  const posted = async (headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${mcp}/`, { method: 'POST', body: PING, headers });
    return [response.status, response.headers.get('www-authenticate'), Object.keys(await response.json() as object)];
  };
  const challenge = (error: string) => [401, `Bearer realm="Portico", ${error}resource_metadata="${mcp}${METADATA}"`, ['error', 'message']];

  test('the endpoint is 401 and says where to begin [L-AUTH-1]', async () => {
    for (const headers of [{}, { authorization: '' }, { authorization: 'Bearer' }, { authorization: 'Basic YTpi' }]) expect([headers, await posted(headers)]).toEqual([headers, challenge('')]);
  });

  test('one that was sent is named as the error [L-AUTH-1]', async () => {
    const ada = await all.assistant('Ada');
    const [head, body] = ada.token.split('.');
    for (const token of ['x', 'a.b.c', `${head ?? ''}.${body ?? ''}.`, `${ada.token.slice(0, -4)}AAAA`, `npk_1_${'a'.repeat(40)}`]) expect([token, await posted({ authorization: `Bearer ${token}` })]).toEqual([token, challenge('error="invalid_token", ')]);
  });

  test('one in the query or the body does not count [L-AUTH-1]', async () => {
    const { token } = await all.assistant('Bea');
    const response = await fetch(`${mcp}/?access_token=${token}`, { method: 'POST', body: PING });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, `Bearer realm="Portico", resource_metadata="${mcp}${METADATA}"`]);
  });

  test('an access token that expired after its 8 hours is refused, as is an ID token and a refresh token [L-AUTH-1]', async () => {
    const person = await all.visited.person('Cleo');
    const client = await all.visited.client();
    const tokens = await all.visited.tokens(client, person.cookie, { scope: 'openid offline_access service.ai_tools' });
    expect((await all.withToken(tokens.access_token).rpc('ping')).status).toBe(200);
    for (const token of [tokens.id_token ?? '', tokens.refresh_token]) expect(await posted({ authorization: `Bearer ${token}` })).toEqual(challenge('error="invalid_token", '));
    all.clock.turn(8 * 3_600_000 + 1000);
    expect(await posted({ authorization: `Bearer ${tokens.access_token}` })).toEqual(challenge('error="invalid_token", '));
  });

  test('discovery leads from the challenge to a call that works [L-AUTH-1] [L-META-1]', async () => {
    const [, address = ''] = /resource_metadata="([^"]+)"/.exec(String((await posted({}))[1])) ?? [];
    const { resource, authorization_servers: [server] } = await (await fetch(address)).json() as { resource: string; authorization_servers: [string] };
    const provider = await (await fetch(`${server}/.well-known/oauth-authorization-server`)).json() as { issuer: string; registration_endpoint: string };
    expect([resource, provider.issuer, provider.registration_endpoint]).toEqual([mcp, server, `${server}/oauth/register`]);
    const dora = await all.assistant('Dora');
    expect((await dora.rpc('ping')).body).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });
});

describe('the metadata of the protected resource', () => {
  test.each(['', '/', '/mcp', '/anything', '/mcp/', '/a/b', '/a/b/', '//a//b', '/..%2f..'].map((suffix) => METADATA + suffix))('are at %s, for everybody, for five minutes [L-META-1] [L-META-2]', async (path) => {
    const response = await fetch(mcp + path);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control'), response.headers.get('access-control-allow-origin'), await response.text()])
      .toEqual([200, 'application/json; charset=utf-8', 'public, max-age=300', '*', metadataOf(mcp)]);
  });

  test('name the address that was called where that is ours, without a slash at its end [L-META-3]', async () => {
    for (const host of [`localhost:${port}`, `LocalHost:${port}`, `[::1]:${port}`, `127.0.0.1:${port}`]) {
      const { status, text } = await raw('GET', METADATA, { host });
      expect([host, status, text]).toEqual([host, 200, metadataOf(`http://${host.toLowerCase()}`)]);
    }
  });

  test.each(['evil.example', 'localhost', 'localhost:1', '127.0.0.1.evil.example', 'mcp.portico.example'])('and the endpoint are 421 for the Host %s [L-META-3]', async (host) => {
    const calls: [string, string][] = [['GET', METADATA], ['GET', `${METADATA}/mcp`], ['GET', `${METADATA}/a/b/`], ['GET', '/.well-known/oauth-authorization-server'], ['POST', '/']];
    for (const [method, path] of calls) {
      const { status, text } = await raw(method, path, { host });
      expect([path, status, (JSON.parse(text) as { error: string }).error]).toEqual([path, 421, 'misdirected_request']);
    }
  });

  test('lead nobody to a Host of others with a token [L-META-3]', async () => {
    const { token } = await all.assistant('Edda');
    const { status, headers } = await raw('POST', '/', { host: 'evil.example', authorization: `Bearer ${token}` });
    expect([status, headers['www-authenticate']]).toEqual([421, undefined]);
  });

  test('are not at a path that only begins like theirs, nor is the copy of the provider\'s below another path [L-META-1] [L-META-2]', async () => {
    for (const path of [`${METADATA}s`, `${METADATA}.json`, `${METADATA}/%ff`, `/a${METADATA}`, '/.well-known/oauth-authorization-server/mcp', '/.well-known/', '/.well-known//oauth-protected-resource']) {
      const response = await fetch(mcp + path);
      expect([path, response.status, (await response.json() as { error: string }).error]).toEqual([path, 404, 'not_found']);
    }
  });

  test('say the resource that tokens may be asked for, with a slash or without; for no other resource [L-META-4]', async () => {
    const { cookie } = await all.visited.person('Fay');
    const client = await all.visited.client();
    for (const resource of [mcp, `${mcp}/`, `http://localhost:${port}`, `http://[::1]:${port}/`]) { // each address that the metadata may name
      const { access_token: token } = await all.visited.tokens(client, cookie, { scope: 'service.ai_tools', resource });
      expect([resource, (await all.withToken(token).rpc('ping')).status]).toEqual([resource, 200]);
    }
    expect((await all.visited.code(client, cookie, { scope: 'service.ai_tools', resource: 'https://evil.example' })).code).toBe('');
  });
});

test('the metadata of the identity provider are there too, word for word [L-META-5]', async () => {
  const [copy, original] = await Promise.all([mcp, auth].map(async (host) => { const response = await fetch(`${host}/.well-known/oauth-authorization-server`); return [response.status, await response.json()]; }));
  expect(copy).toEqual(original);
  expect(copy?.[0]).toBe(200);
});

describe('methods', () => {
  test.each(['/', METADATA, `${METADATA}/`, `${METADATA}/mcp`, `${METADATA}/a/b`, '/.well-known/oauth-authorization-server'])('OPTIONS %s is 204 without a token and with one that does not count [L-OPTIONS-1]', async (path) => {
    for (const headers of [{}, { authorization: 'Bearer x' }]) {
      const response = await fetch(mcp + path, { method: 'OPTIONS', headers });
      expect([response.status, response.headers.get('www-authenticate'), await response.text()]).toEqual([204, null, '']);
    }
  });

  test('GET / is 405 that allows POST, whoever calls and whatever they accept, and so is any other method [L-GET-1] [REL-S17]', async () => {
    const { token } = await all.assistant('Gwen');
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { accept: 'text/event-stream' }, { accept: 'text/html' }] as Record<string, string>[]) {
      const response = await fetch(`${mcp}/`, { headers });
      const { error, message } = await response.json() as { error: string; message: string };
      expect([response.status, response.headers.get('allow'), error, message !== '']).toEqual([405, 'POST', 'method_not_allowed', true]);
    }
    for (const method of ['HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${mcp}/`, { method, headers: { authorization: `Bearer ${token}` } });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
  });

  test('at any other path there is nothing, in JSON [L-GET-1]', async () => {
    for (const path of ['/mcp', '/sse', '/.well-known/none', '/docs/none', '/favicon.ico']) {
      const response = await fetch(mcp + path, { headers: { accept: 'text/html' } });
      expect([path, response.status, (await response.json() as { error: string }).error]).toEqual([path, 404, 'not_found']);
    }
  });
});
