import { SUBGRAPHS } from '#kernel/config.js';
import type { Deployment } from '../../gateway/server/deployment.js';
import { startGateway } from '../../gateway/server/start-gateway.js';
import { startSurfaces } from '../../gateway/server/start-surfaces.js';
import { visiting } from '../contract/oidc/provider.js';
import { temporaryFolder } from '../kit/database.js';
import { databaseSettings } from '../kit/database-settings.js';
import { testDeployment } from '../kit/deployment.js';
import { freePorts } from '../kit/free-ports.js';
import { systemOf } from '../kit/open-graph.js';
import { parsed } from '../kit/parsed.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

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

test('a person connects an app, whose token is not for the graph, sees it there and ends it; the app is out at once', async () => {
  const company = Number((await run('mutation { createCompany(input: { name: "Lume" }) { id } }', {}, systemOf())).createCompany.id);
  const { auth: issuer } = deployment.config.urls;
  const send = (path: string, init: RequestInit = {}) => fetch(issuer + path, { redirect: 'manual', ...init });
  const form = (path: string, fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
  const visit = visiting({ company, issuer, run, send, form, register: (metadata) => send('/oauth/register', { method: 'POST', body: JSON.stringify(metadata) }) });

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

  const { createStaffToken: { token: staff } } = await run('mutation T($input: CreateStaffTokenInput!) { createStaffToken(input: $input) { token } }', { input: { email: ada.email, name: 'laptop' } }, systemOf(company));
  expect((await graph(staff, '{ connectedApps { id name redirectHosts } }')).data).toEqual({ connectedApps: [{ id: app.client_id, name: 'Assistant', redirectHosts: ['client.example'] }] });
  const { identityAuditLog: { nodes } } = await run('{ identityAuditLog(filter: {operation: "allowApp"}) { nodes { actor } } }', {}, { ...systemOf(company), permissions: ['company.manage'] });
  expect(nodes).toEqual([{ actor: ada.email }]);
  expect((await graph(staff, 'mutation D($id: ID!) { disconnectApp(id: $id) { name } }', { id: app.client_id })).data).toEqual({ disconnectApp: { name: 'Assistant' } });
  expect([(await visit.userinfo(tokens.access_token)).status, (await visit.refresh(app, tokens.refresh_token)).status, (await graph(tokens.access_token, '{ me { email } }')).status]).toEqual([401, 400, 401]);
  expect((await graph(staff, '{ connectedApps { id } }')).data).toEqual({ connectedApps: [] });
});
