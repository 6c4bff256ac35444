import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { SUBGRAPHS } from '#kernel/config.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { commandLine } from '../../../gateway/cli/command-line.js';
import type { Deployment } from '../../../gateway/server/deployment.js';
import { startGateway } from '../../../gateway/server/start-gateway.js';
import { startSurfaces } from '../../../gateway/server/start-surfaces.js';
import { answerIn, pkce, visiting, type TestClient } from './provider.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { testDeployment } from '../../kit/deployment.js';
import { freePorts } from '../../kit/free-ports.js';
import { databaseOfSubgraph, systemOf } from '../../kit/open-graph.js';
import { jsonAnswer, jsonError } from '../../kit/json-answer.js';
import { parsed } from '../../kit/parsed.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let deployment: Deployment;
let stop: () => Promise<unknown>;
let run: (operation: string, variables: object, as: ReturnType<typeof systemOf>) => Promise<any>;
let visit: ReturnType<typeof visiting>;
let company: number;
let settings: Record<string, string>;
beforeAll(async () => {
  settings = { PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), XDG_CONFIG_HOME: temporaryFolder(), ...databaseSettings() };
  deployment = await testDeployment({ ...settings, PORTICO_SERVICES: `gateway,surfaces,${SUBGRAPHS.join()}` });
  const running = [...await startGateway(deployment), ...await startSurfaces(deployment)];
  stop = () => Promise.all(running.map((service) => service.stop()));
  run = (operation, variables, principal) => deployment.graph.call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
  company = await createCompany('Lume');
  const { auth: issuer } = deployment.config.urls;
  const send = (path: string, init: RequestInit = {}) => fetch(issuer + path, { redirect: 'manual', ...init });
  const form = (path: string, fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
  visit = visiting({ company, issuer, run, send, form, register: (metadata) => send('/oauth/register', { method: 'POST', body: JSON.stringify(metadata) }) });
});
afterAll(async () => {
  await stop();
  await deployment.close();
});

const createCompany = async (name: string): Promise<number> => Number((await run('mutation C($name: String!) { createCompany(input: { name: $name }) { id } }', { name }, systemOf())).createCompany.id);

/** As if a link mailed to the address had been followed: another company may add the account then. */
async function confirm(email: string): Promise<void> {
  const identity = deployment.subgraphs.get('identity');
  if (!identity) throw new Error('The identity subgraph is not open');
  await databaseOfSubgraph(identity).inTransaction((transaction) => transaction.execute("UPDATE account SET email_verified_at = '2026-03-10T08:00:00.000Z' WHERE email = ?", [email]));
}

const graph = async (token: string, query: string, { company: asked, variables = {} }: { company?: string; variables?: object } = {}) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...(asked !== undefined && { 'x-service-company': asked }) };
  const response = await fetch(`${deployment.config.urls.graphql}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return { status: response.status, ...await response.json() as { data?: any; errors?: any[] } };
};

/** So many unknown tokens within five minutes block an address; those that counted once are not among them. */
const WRONG_TOKENS = 30;
const OWN = 'profile email offline_access service.platform';
const graphiql = (): TestClient => ({ client_id: 'portico-graphiql', redirect_uris: [`${deployment.config.urls.graphql}/graphql`] });
const operators = (): TestClient => ({ client_id: 'portico-console', redirect_uris: [`${deployment.config.urls.graphql}/console`] });
const cli: TestClient = { client_id: 'portico-cli', redirect_uris: ['http://127.0.0.1:50123/callback'] };

describe('the clients of our own tools', () => {
  let ada: Awaited<ReturnType<typeof visit.person>>;
  beforeAll(async () => { ada = await visit.person('Ada'); });

  const asked = async (by: TestClient, more: object = {}) => {
    const answer = await visit.authorize(visit.request(by, pkce().challenge, { scope: OWN, ...more }), ada.cookie);
    return { status: answer.status, location: answer.headers.get('location') ?? '', answer };
  };

  test('are answered at their own addresses alone: GraphiQL and the console exactly, the command line on any port of 127.0.0.1 [K-OWN-1]', async () => {
    const foreign = ['https://evil.example/graphql', `${deployment.config.urls.graphql}/graphql?x=1`, `${deployment.config.urls.graphql}/`, 'http://127.0.0.1:9/graphql', 'http://127.0.0.1/graphql', 'http://127.0.0.1:50123/callback'];
    for (const redirect_uri of foreign) expect([redirect_uri, (await asked(graphiql(), { redirect_uri })).status, (await asked(operators(), { redirect_uri })).status]).toEqual([redirect_uri, 400, 400]);
    expect((await asked(operators(), { redirect_uri: graphiql().redirect_uris[0] })).status).toBe(400);
    for (const redirect_uri of ['http://localhost:50123/callback', 'http://[::1]:50123/callback', 'https://127.0.0.1:50123/callback', 'http://127.0.0.1:50123/other', graphiql().redirect_uris[0] ?? '']) {
      expect([redirect_uri, (await asked(cli, { redirect_uri })).status]).toEqual([redirect_uri, 400]);
    }
  });

  test('GraphiQL and the console are never asked for, since their answers go to our own pages; the command line always, each time anew, under a name that is ours [K-OWN-2]', async () => {
    expect((await asked(graphiql())).location).toMatch(/\/graphql\?code=pac_/);
    expect((await asked(operators())).location).toMatch(/\/console\?code=pac_/);
    for (let time = 0; time < 2; time += 1) {
      expect((await asked(cli)).location).toMatch(/^\/oauth\/consent\?/);
      expect(answerIn((await asked(cli, { prompt: 'none' })).answer)).toMatchObject({ error: 'consent_required' });
      const { html } = await visit.decide((await asked(cli)).location, ada.cookie);
      expect([html.includes('Portico command line'), html.includes('Name not verified'), html.includes('A program on this computer'), html.includes('do everything on the graph')]).toEqual([true, false, true, true]);
    }
  });

  test('no other client gets their scope: registration drops it, and so does the authorization, and the metadata do not name it [K-OWN-3]', async () => {
    const app = await visit.client({ client_name: 'Portico GraphiQL', scope: 'openid service.platform' });
    const tokens = await visit.tokens(app, ada.cookie, { scope: 'openid service.platform' });
    expect(tokens.scope).toBe('openid service.ai_tools');
    expect((await visit.refresh(app, tokens.refresh_token, { scope: 'openid service.platform' })).status).toBe(400);
    expect((await graph(tokens.access_token, '{ me { email } }')).status).toBe(403);
    const registered = await (await fetch(`${deployment.config.urls.auth}/oauth/register`, { method: 'POST', body: JSON.stringify({ redirect_uris: ['https://client.example/'], client_id: 'portico-cli', scope: 'service.platform' }) })).json() as Record<string, string>;
    expect([registered['scope'], registered['client_id'] === 'portico-cli']).toEqual(['openid profile email offline_access service.ai_tools', false]);
    expect(await (await fetch(`${deployment.config.urls.auth}/.well-known/openid-configuration`)).text()).not.toContain('service.platform');
  });

  test('their tokens count on the graph and for userinfo with the rights of the person, and nowhere else; the audit log names both [K-OWN-4]', async () => {
    const tokens = await visit.tokens(graphiql(), ada.cookie, { scope: OWN });
    expect(tokens.scope).toBe(OWN);
    expect(tokens.id_token).toBeUndefined();
    expect((await (await visit.userinfo(tokens.access_token)).json() as { email: string }).email).toBe(ada.email);
    expect((await graph(tokens.access_token, '{ me { email } }')).data).toEqual({ me: { email: ada.email } });
    const bearer = { headers: { authorization: `Bearer ${tokens.access_token}` } };
    expect([(await fetch(`${deployment.config.urls.commerce}/api/commerce/v1/ping`, bearer)).status, (await fetch(`${deployment.config.urls.commerce}/api/fulfillment/v1/ping`, bearer)).status]).toEqual([403, 403]);
    expect((await graph(tokens.access_token, 'mutation { createToken(input: { name: "laptop" }) { token } }')).errors).toBeUndefined();
    const log = await run('{ identityAuditLog(filter: {operation: "createToken"}) { nodes { actor via } } }', {}, { ...systemOf(company), permissions: ['company.manage'] });
    expect(log.identityAuditLog.nodes).toEqual([{ actor: ada.email, via: 'graphql (portico-graphiql)' }]);
  });

  test('they work in the active company, or in the one a header names by id or slug, and in no company of others [K-OWN-5]', async () => {
    const [second, foreign] = [await createCompany('Nord'), await createCompany('Ost')];
    await confirm(ada.email);
    await run('mutation A($input: AddPersonInput!) { addPerson(input: $input) { person { id } } }', { input: { email: ada.email, name: 'Ada', role: 'OWNER' } }, { ...systemOf(second), permissions: ALL_PERMISSIONS });
    const { access_token: token } = await visit.tokens(graphiql(), ada.cookie, { scope: OWN });
    const nameIn = async (asked?: string) => (await graph(token, '{ company { name } }', asked === undefined ? {} : { company: asked })).data?.company.name;
    expect([await nameIn(), await nameIn(String(second)), await nameIn('nord'), await nameIn('lume')]).toEqual(['Lume', 'Nord', 'Nord', 'Lume']);
    for (const other of [String(foreign), 'ost', 'nowhere', `${String(company)},${String(second)}`]) {
      const refused = await graph(token, '{ company { name } }', { company: other });
      expect([other, refused.status, refused.errors?.[0].extensions.code]).toEqual([other, 403, 'FORBIDDEN']);
    }
  });

  test('a lowered role, a suspension, a revocation and a disconnection count at the next call [K-OWN-6]', async () => {
    const bo = await visit.person('Bo', { role: 'ADMIN', moduleRoles: {} });
    const bob = await visit.person('Bob');
    const tokens = async (who: { cookie: string }) => visit.tokens(graphiql(), who.cookie, { scope: OWN });
    const admin = await tokens(bo);
    const PEOPLE = '{ people(first: 1) { nodes { id } } tokens(first: 1) { nodes { id } } }';
    expect((await graph(admin.access_token, PEOPLE)).errors).toBeUndefined();
    const manager = { ...systemOf(company), permissions: ['company.read', 'company.manage'] as const };
    const { people: { nodes } } = await run('{ people(first: 50) { nodes { id email } } }', {}, manager);
    const id = nodes.find(({ email }: { email: string }) => email === bo.email).id as string;
    await run('mutation R($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { id } }', { input: { id, role: 'MEMBER' } }, manager);
    expect((await graph(admin.access_token, PEOPLE)).errors?.[0].extensions.code).toBe('FORBIDDEN');
    await run('mutation D($id: ID!) { deactivatePerson(id: $id) { id } }', { id }, manager);
    expect((await graph(admin.access_token, '{ me { email } }')).status).toBe(401);

    const [revoked, disconnected] = [await tokens(bob), await tokens(bob)];
    await fetch(`${deployment.config.urls.auth}/oauth/revoke`, { method: 'POST', body: new URLSearchParams({ client_id: 'portico-graphiql', token: revoked.refresh_token }) });
    for (let time = 0; time <= WRONG_TOKENS; time += 1) {
      expect(await graph(revoked.access_token, '{ me { email } }')).toMatchObject({ status: 401, errors: [{ message: expect.stringMatching(/^This sign-in is over.*Sign in, with GraphiQL or npm run portico -- login; or .* staff token/), extensions: { code: 'UNAUTHENTICATED' } }] });
    }
    for (const path of ['/api/commerce/v1/ping', '/api/fulfillment/v1/ping']) {
      const answer = await fetch(`${deployment.config.urls.commerce}${path}`, { headers: { authorization: `Bearer ${revoked.access_token}` } });
      expect([path, answer.status]).toEqual([path, 401]);
    }
    expect((await graph(disconnected.access_token, '{ connectedApps { id name scopes } }')).data.connectedApps).toEqual([{ id: 'portico-graphiql', name: 'Portico GraphiQL', scopes: OWN.split(' ') }]);
    expect((await graph(disconnected.access_token, 'mutation { disconnectApp(id: "portico-graphiql") { name } }')).data).toEqual({ disconnectApp: { name: 'Portico GraphiQL' } });
    expect((await graph(disconnected.access_token, '{ me { email } }')).status).toBe(401);
  });
});

describe('the command line of somebody without access to the server', () => {
  let cleo: Awaited<ReturnType<typeof visit.person>>;
  beforeAll(async () => { cleo = await visit.person('Cleo'); });
  const file = () => join(settings['XDG_CONFIG_HOME'] ?? '', 'portico', 'sign-in.json');

  interface Typing { readonly input?: string; readonly browse?: (address: string) => void; readonly printed?: (text: string) => void }
  const portico = async (typed: readonly string[], { input = '', browse = () => undefined, printed }: Typing = {}) => {
    const [out, complained]: [string[], string[]] = [[], []];
    const status = await commandLine(typed, {
      settings: { ...process.env, ...settings, PORTICO_DATA: temporaryFolder() }, input: Readable.from([input]), browse,
      print: (text) => { out.push(text); printed?.(text); }, complain: (text) => { complained.push(text); },
    });
    return { status, out: out.join('\n'), complained: complained.join('\n') };
  };
  const url = () => deployment.config.urls.graphql;
  const stored = () => JSON.parse(readFileSync(file(), 'utf8')) as { accessToken: string; refreshToken: string; expiresAt: number };
  const age = () => { writeFileSync(file(), JSON.stringify({ ...stored(), expiresAt: 0 })); };

  test('login opens a browser and waits on a loopback port, past answers to others; whoami, graphql and logout follow [K-OWN-7]', async () => {
    expect(await portico(['whoami'])).toMatchObject({ status: 1, complained: 'Nobody is signed in here; npm run portico -- login' });
    const statuses: number[] = [];
    const browse = (address: string): void => {
      void visit.browse(new URL(address), cleo.cookie).then(async (end) => {
        const forged = new URL(end);
        forged.searchParams.set('state', 'forged');
        statuses.push((await fetch(forged)).status, (await fetch(`${end.origin}/`)).status, (await fetch(end)).status);
      });
    };
    const signedIn = await portico(['login', '--url', url()], { browse });
    expect([signedIn.status, signedIn.complained, statuses]).toEqual([0, '', [404, 404, 200]]);
    expect(signedIn.out).toContain(cleo.email);
    expect([statSync(file()).mode & 0o777, signedIn.out.includes(stored().accessToken)]).toEqual([0o600, false]);
    expect((await portico(['whoami'])).out).toMatch(new RegExp(`signedInAs +${cleo.email}\\n[^]*lume \\(${String(company)}\\)`));
    expect(JSON.parse((await portico(['graphql', '-'], { input: '{ me { email } company { name } }' })).out)).toEqual({ data: { me: { email: cleo.email }, company: { name: 'Lume' } } });

    const text = join(temporaryFolder(), 'order.graphql');
    writeFileSync(text, 'query O($number: ID!) { order(reference: $number) { id } }');
    expect(JSON.parse((await portico(['graphql', text, '--variables', '{"number": "#1"}'])).out)).toEqual({ data: { order: null } });
    expect(await portico(['graphql', text, '--variables', '[1]'])).toMatchObject({ status: 2, complained: '--variables is a JSON object' });
    const refused = await portico(['graphql', '-', '--company', 'ost'], { input: '{ me { email } }' });
    expect([refused.status, refused.complained]).toEqual([1, 'You are in no company with the id or slug that X-Service-Company names']);

    expect(jsonAnswer('whoami', (await portico(['whoami', '--json'])).out)).toMatchObject({ email: cleo.email, company: { id: company, slug: 'lume' }, graph: url() });
    expect(jsonAnswer('graphql', (await portico(['graphql', '-', '--json'], { input: '{ me { email } }' })).out)).toEqual({ data: { me: { email: cleo.email } } });
    const wrong = await portico(['graphql', '-', '--json'], { input: '{ mee }' });
    expect([wrong.status, jsonAnswer('graphql', wrong.out), jsonError(wrong.complained)]).toEqual([1, { errors: [expect.objectContaining({ message: expect.any(String) })] }, { error: expect.objectContaining({ code: 'FOUND' }) }]);
    const again = await portico(['login', '--url', url(), '--json'], { browse: (address) => { void visit.browse(new URL(address), cleo.cookie).then((end) => fetch(end)); } });
    expect([again.status, jsonAnswer('login', again.out)]).toEqual([0, expect.objectContaining({ email: cleo.email })]);
    expect(JSON.parse(again.complained)).toEqual({ note: expect.stringContaining('Sign in with your browser') });
    expect(jsonAnswer('logout', (await portico(['logout', '--json'])).out)).toEqual({ isSignedIn: false });
    await portico(['login', '--url', url()], { browse: (address) => { void visit.browse(new URL(address), cleo.cookie).then((end) => fetch(end)); } });

    const { accessToken } = stored();
    expect(await portico(['logout'])).toMatchObject({ status: 0, out: 'You are signed out' });
    expect([(await graph(accessToken, '{ me { email } }')).status, (await portico(['graphql', '-'], { input: '{ me { email } }' })).status]).toEqual([401, 1]);
  });

  test('login --no-browser takes the pasted address, or the code in it, but no answer to another request [K-OWN-8]', async () => {
    for (const paste of [(end: URL) => end.href, (end: URL) => end.searchParams.get('code') ?? '', (end: URL) => end.href.replace('state=', 'state=x')]) {
      const input = new Readable({ read: () => undefined });
      const status = await commandLine(['login', '--url', url(), '--no-browser'], {
        settings: { ...process.env, ...settings }, input, complain: () => undefined,
        print: (text) => {
          const address = /^http:\S+/m.exec(text)?.[0];
          if (address !== undefined) void visit.browse(new URL(address), cleo.cookie).then((end) => { input.push(`${paste(end)}\n`); input.push(null); });
        },
      });
      expect(status).toBe(paste(new URL('http://a/?state=')).includes('state=x') ? 1 : 0);
    }
    expect((await portico(['login', '--url', 'http://graph.example'])).complained).toMatch(/is no https:\/\/ address/);
    expect((await portico(['login', '--url', deployment.config.urls.auth])).complained).toMatch(/^There is no graph at .*: --url is the address of the page \/graphql/);
  });

  test('login --no-browser ends after the line was pasted, though the terminal stays open [K-OWN-8]', async () => {
    const child = spawn(process.execPath, ['dist/bundle/command-line.js', 'login', '--url', url(), '--no-browser'], { env: { PATH: process.env['PATH'], ...settings, PORTICO_DATA: temporaryFolder() }, stdio: ['pipe', 'pipe', 'pipe'] });
    const complained: string[] = [];
    child.stderr.on('data', (text: Buffer) => complained.push(text.toString()));
    child.stdout.once('data', () => { child.stdin.write('garbage\n'); });
    const [status] = await once(child, 'exit') as [number | null];
    expect([status, complained.join('')]).toEqual([1, 'This is neither the address of the page that the browser ended at nor the code in it\n']);
  });

  test('processes that find an old token at the same time refresh it once; a lock that a killed one left counts for a minute [K-OWN-9]', async () => {
    age();
    const before = stored();
    const answers = await Promise.all(Array.from({ length: 6 }, () => portico(['whoami'])));
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0]);
    const after = stored();
    expect(after.refreshToken).not.toBe(before.refreshToken);
    expect((await visit.refresh(cli, before.refreshToken)).status).toBe(200); // it still has the grace of one use: none of them took it
    age();
    writeFileSync(`${file()}.lock`, '');
    utimesSync(`${file()}.lock`, new Date(0), new Date(0));
    expect((await portico(['whoami'])).status).toBe(0);
    writeFileSync(file(), JSON.stringify({ ...stored(), expiresAt: 0, refreshToken: 'prt_unknown' }));
    expect(await portico(['whoami'])).toMatchObject({ status: 1, complained: expect.stringMatching(/invalid_grant.*Sign in again: npm run portico -- login$/) });
    expect((await portico(['whoami'])).complained).toBe('Nobody is signed in here; npm run portico -- login');
  });
});
