import * as openid from 'openid-client';
import { SUBGRAPHS } from '#kernel/config.js';
import type { Deployment } from '../../gateway/server/deployment.js';
import { startGateway } from '../../gateway/server/start-gateway.js';
import { startSurfaces } from '../../gateway/server/start-surfaces.js';
import { visiting } from '../contract/oidc/provider.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { databaseSettings } from '../kit/database-settings.js';
import { testDeployment } from '../kit/deployment.js';
import { freePorts } from '../kit/free-ports.js';
import { systemOf } from '../kit/open-graph.js';
import { parsed } from '../kit/parsed.js';

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-deprecated -- tests read answers of any shape; what allows http is marked so as to stand out */

let deployment: Deployment;
let stop: () => Promise<unknown>;
let run: (operation: string, variables: object, as: ReturnType<typeof systemOf>) => Promise<any>;
beforeAll(async () => {
  deployment = await testDeployment({ PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: `gateway,surfaces,${SUBGRAPHS.join()}`, ...databaseSettings() });
  const running = [...await startGateway(deployment), ...await startSurfaces(deployment)];
  stop = () => Promise.all(running.map((service) => service.stop()));
  run = (operation, variables, principal) => deployment.graph.call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
});
afterAll(async () => {
  await stop();
  await deployment.close();
});

const graph = async (token: string, query: string, variables: object = {}) => {
  const response = await fetch(`${deployment.config.urls.graphql}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query, variables }) });
  return { status: response.status, challenge: response.headers.get('www-authenticate'), ...await response.json() as { data?: any; errors?: any[] } };
};

/** The provider as people and clients meet it, in a company of its own. */
async function atProvider() {
  const company = Number((await run('mutation { createCompany(input: { name: "Lume" }) { id } }', {}, systemOf())).createCompany.id);
  const { auth: issuer } = deployment.config.urls;
  const send = (path: string, init: RequestInit = {}) => fetch(issuer + path, { redirect: 'manual', ...init });
  const form = (path: string, fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
  const visit = visiting({ company, issuer, run, send, form, register: (metadata) => send('/oauth/register', { method: 'POST', body: JSON.stringify(metadata) }) });
  /** A token of a person for the graph. */
  const staffToken = async (email: string): Promise<string> =>
    (await run('mutation T($input: CreateStaffTokenInput!) { createStaffToken(input: $input) { token } }', { input: { email, name: 'laptop' } }, systemOf(company))).createStaffToken.token;
  return { company, issuer, visit, send, staffToken };
}

test('a person is invited, accepts, signs in, connects an app, sees it in the account and in the graph, and ends it; the app is out at once', async () => {
  const { issuer, visit, send, staffToken } = await atProvider();
  const owner = await visit.person('Olga', { role: 'OWNER', moduleRoles: null });
  const invited = await graph(await staffToken(owner.email), 'mutation { invitePerson(input: { email: "kim@example.test", name: "Kim", role: MEMBER }) { email } }');
  expect(invited.data).toEqual({ invitePerson: { email: 'kim@example.test' } });
  const { claimMails: [{ content }] } = await run('mutation { claimMails(most: 1) { content } }', {}, systemOf());
  const { data: { link } } = JSON.parse(content) as { data: { link: string } };
  expect((await visit.submit(link.slice(issuer.length), { name: 'Kim', password: 'staple battery horse' })).answer.headers.get('location')).toBe('/sign-in?notice=accepted');
  const { answer: signedIn } = await visit.submit('/sign-in', { email: 'kim@example.test', password: 'staple battery horse' });
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';', 1)[0]).join('; ');
  expect(signedIn.headers.get('location')).toBe('/account');

  const callback = 'http://127.0.0.1:33418/callback';
  const config = await openid.dynamicClientRegistration(new URL(issuer), { redirect_uris: [callback], client_name: 'Assistant' }, openid.None(), { execute: [openid.allowInsecureRequests] });
  const [verifier, state] = [openid.randomPKCECodeVerifier(), openid.randomState()];
  const address = openid.buildAuthorizationUrl(config, { redirect_uri: callback, scope: 'openid email', code_challenge: await openid.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256', state });
  const tokens = await openid.authorizationCodeGrant(config, await visit.browse(address, cookie), { pkceCodeVerifier: verifier, expectedState: state });
  const sub = tokens.claims()?.sub ?? '';
  expect(await openid.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({ email: 'kim@example.test' });

  const page = await (await send('/account/apps', { headers: { cookie, 'accept-language': 'en' } })).text();
  for (const text of ['Assistant', 'Name not verified', '127.0.0.1:33418', 'see your email address']) expect(page).toContain(text);
  const staff = await staffToken('kim@example.test');
  const shown = '{ connectedApps { id name redirectHosts scopes } sessions { address } }';
  const app = { id: config.clientMetadata().client_id, name: 'Assistant', redirectHosts: ['127.0.0.1:33418'], scopes: ['openid', 'email', 'service.ai_tools'] };
  expect((await graph(staff, shown)).data).toEqual({ connectedApps: [app], sessions: [{ address: '127.0.0.1' }] });

  expect((await visit.submit('/account/apps', { end: app.id }, cookie)).answer.headers.get('location')).toBe('/account/apps?notice=app-ended');
  await expect(openid.fetchUserInfo(config, tokens.access_token, sub)).rejects.toMatchObject({ status: 401 });
  await expect(openid.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
  const { data: { sessions: [{ id: browser }] } } = await graph(staff, '{ sessions { id } }');
  expect((await graph(staff, 'mutation E($id: ID!) { endSession(id: $id) { id } }', { id: browser })).data).toEqual({ endSession: { id: browser } });
  expect([(await graph(staff, shown)).data, (await send('/account', { headers: { cookie } })).headers.get('location')]).toEqual([{ connectedApps: [], sessions: [] }, '/sign-in?continue=%2Faccount']);
});

test('the token of an app is not for the graph nor for the interfaces of connections, and is over once the app is disconnected in the graph', async () => {
  const { company, visit, staffToken } = await atProvider();
  const app = await visit.client({ client_name: 'Assistant' });
  const ada = await visit.person('Ada');
  const tokens = await visit.tokens(app, ada.cookie);
  expect((await visit.userinfo(tokens.access_token)).status).toBe(200);
  const refused = await graph(tokens.access_token, '{ me { email } }');
  expect([refused.status, refused.challenge, refused.errors?.[0].extensions.code]).toEqual([403, 'Bearer error="insufficient_scope"', 'FORBIDDEN']);
  const commerce = (more = '') => fetch(`${deployment.config.urls.commerce}/api/commerce/v1/ping`, { headers: { authorization: `Bearer ${tokens.access_token}${more}` } });
  for (let call = 0; call < 35; call += 1) await (await commerce()).text(); // more than wrong keys would block the address
  const elsewhere = await commerce();
  expect([elsewhere.status, (await elsewhere.json() as { error: { code: string } }).error.code, (await commerce('x')).status]).toEqual([403, 'insufficient_scope', 401]);
  const unknown = await graph(`${tokens.access_token.slice(0, -4)}AAAA`, '{ me { email } }');
  expect([unknown.status, unknown.challenge]).toEqual([401, 'Bearer']);
  expect((await graph(tokens.id_token ?? '', '{ me { email } }')).status).toBe(401);

  const staff = await staffToken(ada.email);
  expect((await graph(staff, '{ connectedApps { id name redirectHosts } }')).data).toEqual({ connectedApps: [{ id: app.client_id, name: 'Assistant', redirectHosts: ['client.example'] }] });
  const { identityAuditLog: { nodes } } = await run('{ identityAuditLog(filter: {operation: "allowApp"}) { nodes { actor changes { kind id fields { name after } } } } }', {}, { ...systemOf(company), permissions: ['company.manage'] });
  const changes = [{ kind: 'app', id: app.client_id, fields: expect.arrayContaining([{ name: 'name', after: 'Assistant' }, { name: 'redirectUri', after: expect.stringContaining('client.example') }]) }];
  expect(nodes).toEqual([{ actor: ada.email, changes }]);
  expect((await graph(staff, 'mutation D($id: ID!) { disconnectApp(id: $id) { name } }', { id: app.client_id })).data).toEqual({ disconnectApp: { name: 'Assistant' } });
  expect([(await visit.userinfo(tokens.access_token)).status, (await visit.refresh(app, tokens.refresh_token)).status, (await graph(tokens.access_token, '{ me { email } }')).status]).toEqual([401, 400, 401]);
  expect((await graph(staff, '{ connectedApps { id } }')).data).toEqual({ connectedApps: [] });
});
