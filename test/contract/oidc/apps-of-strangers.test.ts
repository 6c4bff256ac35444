import { listen } from '../../kit/listen.js';
import { openProvider, pkce, visiting, type Provider } from './provider.js';

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let ada: { cookie: string };
beforeAll(async () => {
  provider = await openProvider();
  visit = visiting(provider);
  ada = await visit.person('Ada');
});
afterAll(() => provider.close());

const consentPage = async (metadata: object) => {
  const answer = await visit.authorize(visit.request(await visit.client(metadata), pkce().challenge), ada.cookie);
  return (await provider.send(answer.headers.get('location') ?? '', { headers: { cookie: ada.cookie, 'accept-language': 'en' } })).text();
};

test.each(['Portico', 'Portico GraphiQL', 'Portico command line', 'p\u200Bortico', '\u202Eocitrop', '<b>Portico</b>'])('an app that calls itself %j is shown as not verified, with the host of its answer [K-CONSENT-6]', async (name) => {
  const html = await consentPage({ client_name: name });
  expect([html.includes('Name not verified'), html.includes('<code>client.example</code>'), /[\u200B\u202A-\u202E\u2066-\u2069]|<b>/.test(html)]).toEqual([true, true, false]);
});

test('an app with the name and address of one that a person agreed to inherits nothing: it is asked for itself [K-CONSENT-6]', async () => {
  const metadata = { client_name: 'Ledger', redirect_uris: ['https://ledger.example/cb'] };
  await visit.tokens(await visit.client(metadata), ada.cookie);
  expect(await consentPage(metadata)).toContain('Ledger');
});

test('no address that an app gives is called: home page, logo, keys, sector, request and redirects [K-REG-11]', async () => {
  const called: string[] = [];
  const trap = await listen((request, response) => {
    called.push(request.url ?? '');
    response.end('{}');
  });
  const [at, redirect] = [(path: string) => `${trap.base}/${path}`, `${trap.base}/cb`];
  const client = await visit.client({
    redirect_uris: [redirect], client_uri: at('home'), logo_uri: at('logo'), policy_uri: at('policy'), tos_uri: at('terms'), jwks_uri: at('keys'), sector_identifier_uri: at('sector'), initiate_login_uri: at('login'), request_uris: [at('request')],
    software_statement: at('statement'), backchannel_logout_uri: at('logout'),
  });
  await visit.authorize(visit.request(client, pkce().challenge, { request_uri: at('request') }), ada.cookie);
  const { refresh_token: token } = await visit.tokens(client, ada.cookie);
  await provider.form('/oauth/revoke', { client_id: client.client_id, token });
  expect(called).toEqual([]);
  await trap.close();
});
