import { openProvider, pkce, visiting, type Provider, type TestClient } from './provider.js';

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let client: TestClient;
beforeAll(async () => {
  provider = await openProvider();
  visit = visiting(provider);
  client = await visit.client();
});
afterAll(() => provider.close());

const described = async (answer: Response) => [answer.status, ...Object.values(await answer.json() as Record<string, string>)];
const NOBODY = 'No client is named: send client_id in the form, or id and secret by HTTP Basic';

describe('a refusal says what is wrong', () => {
  test.each<[string, unknown, string, string]>([
    ['a NUL in a redirect URI', ['https://a.example/\0'], 'invalid_redirect_uri', 'redirect_uris.0 has a NUL character'], ['redirect URIs that are no list', 'https://a.example/', 'invalid_redirect_uri', 'redirect_uris must be of the type array'],
    ['one that is no text', ['https://a.example/', 1], 'invalid_redirect_uri', 'redirect_uris.1 must be of the type string'], ['none', undefined, 'invalid_redirect_uri', 'redirect_uris is required: 1 to 5 absolute URIs'],
    ['a port that is none', ['https://a.example:99999/'], 'invalid_redirect_uri', 'redirect_uris 1 has a host or port that cannot be read'], ['a path alone', ['/callback'], 'invalid_redirect_uri', 'redirect_uris 1 is not an absolute URI'],
    ['a blank', ['https://a.example/ b'], 'invalid_redirect_uri', 'redirect_uris 1 has a character that no URI has: blanks, controls and what is not ASCII are percent-encoded, a host is written in ASCII'],
  ])('of a registration with %s [K-REG-7]', async (_, uris, ...refusal) => {
    expect(await described(await provider.register({ client_name: 'N', redirect_uris: uris }))).toEqual([400, ...refusal]);
  });

  test('of a registration whose name has a NUL, which no database stores as written [K-REG-7]', async () => {
    expect(await described(await provider.register({ client_name: 'No\0tes', redirect_uris: ['https://a.example/'] }))).toEqual([400, 'invalid_client_metadata', 'client_name has a NUL character']);
  });

  test.each<[string, Record<string, string> | string, string | undefined, ...(string | number)[]]>([
    ['no client', {}, undefined, 401, 'invalid_client', NOBODY], ['an empty client', { client_id: '' }, undefined, 401, 'invalid_client', NOBODY], ['HTTP Basic without an id', {}, ':', 401, 'invalid_client', NOBODY],
    ['HTTP Basic that is none', {}, 'client', 401, 'invalid_client', NOBODY], ['an unknown client', { client_id: 'x'.repeat(5000) }, undefined, 401, 'invalid_client', 'This client is not registered here'],
    ['a client whose id is too long', { client_id: 'x'.repeat(10_001) }, undefined, 400, 'invalid_request', 'client_id is longer than 10000 characters'], ['two clients', 'client_id=a&client_id=b', undefined, 400, 'invalid_request', 'client_id must be sent once'],
    ['another client in the form than by HTTP Basic', { client_id: 'b' }, 'a:s', 400, 'invalid_request', 'client_id is another one than that of HTTP Basic'], ['two secrets', { client_secret: 's' }, 'a:s', 400, 'invalid_request', 'client_secret must not be sent beside HTTP Basic'],
  ])('of a token, and of a revocation, with %s [K-TOKEN-4] [K-REVOKE-2]', async (_, fields, ...[basic, ...refusal]) => {
    const headers = basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` };
    for (const path of ['/oauth/token', '/oauth/revoke']) expect(await described(await provider.form(path, fields, headers))).toEqual(refusal);
  });

  test('of a token with a parameter that nobody knows, sent twice; sent once it is ignored [K-TOKEN-4]', async () => {
    const send = async (more: string) => described(await provider.form('/oauth/token', `grant_type=x&client_id=${client.client_id}${more}`));
    expect([await send('&foo=1&foo=2'), await send('&foo=1')]).toEqual([[400, 'invalid_request', 'foo must be sent once'], [400, 'unsupported_grant_type', 'grant_type must be authorization_code or refresh_token']]);
  });

  test('of userinfo without a token, and with one that is wrong [K-USERINFO-2]', async () => {
    const missing = await provider.send('/api/oauth/userinfo', { headers: { authorization: 'Basic eDp5' } });
    expect([missing.headers.get('www-authenticate')?.includes('error='), ...await described(missing)]).toEqual([false, 401, 'invalid_token', 'An access token is required, as Bearer in the header']);
    expect(await described(await visit.userinfo('x'))).toEqual([401, 'invalid_token', 'The access token is wrong, expired or revoked']);
  });

  test('of an authorization whose client or redirect URI is missing or sent twice [K-AUTHZ-1]', async () => {
    const asked = visit.request(client, pkce().challenge);
    const words = async (name: 'client_id' | 'redirect_uri', more: string) => {
      const { [name]: value, ...others } = asked;
      return (await visit.authorize(`${new URLSearchParams({ ...others, ...(more !== '' && { [name]: value }) }).toString()}${more}`)).text();
    };
    for (const name of ['client_id', 'redirect_uri'] as const) {
      expect(await words(name, '')).toContain(`${name} is required`);
      expect(await words(name, `&${name}=x`)).toContain(`${name} was sent more than once`);
    }
  });
});

test('a failure is shown in the language that the client asks for, else the browser\'s [K-SIGNIN-7]', async () => {
  const failed = async (path: string, language: string) => {
    const answer = await provider.send(path, { method: 'PUT', headers: { accept: 'text/html', 'accept-language': language } });
    return [answer.status, /<html lang="(\w+)"/.exec(await answer.text())?.[1]];
  };
  const request = new URLSearchParams({ continue: '/oauth/authorize?ui_locales=es' }).toString();
  expect(await Promise.all([failed('/sign-in', 'it-IT,it;q=0.9'), failed('/oauth/authorize?ui_locales=pt+fr', 'it'), failed(`/sign-in?${request}`, 'it'), failed('/account?lang=de', 'it')]))
    .toEqual([[405, 'it'], [405, 'fr'], [405, 'es'], [405, 'de']]);
});
