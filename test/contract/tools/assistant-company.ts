import type { HostName } from '#kernel/config.js';
import { createLog, type Log } from '#kernel/log.js';
import type { Call } from '#client/call.js';
import { openLimiter } from '#kit/limiter.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { surfacesOf } from '../../../gateway/server/mount-surfaces.js';
import { connector } from '../../../mcp/connector/surface.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { companyOf, openCompany } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph, systemOf } from '../../kit/open-graph.js';
import { openHost } from '../../kit/open-portico.js';
import { connectorJudge } from '../connector/connector-judge.js';
import { oidcJudge } from '../oidc/oidc-judge.js';
import { visiting, type TestClient, type Visited } from '../oidc/provider.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** The hosts of assistants: who they are, the modules with tools, and the connector. */
const HOSTS = ['auth', 'brain', 'catalog', 'commerce', 'intelligence', 'mcp'] as const satisfies readonly HostName[];

const SURFACES: ReadonlySet<string> = new Set(['oidc', 'tools', 'connector']);

const SCOPE = 'openid profile email offline_access service.ai_tools';

interface Settings {
  /** What stands between the surfaces and the graph. */
  readonly between?: (call: Call) => Call;
  /** How long the connector waits for a module; as in the product unless given. */
  readonly moduleMilliseconds?: number;
  /** Where everything is logged; errors on standard error unless given. */
  readonly log?: Log;
  /** Origins whose pages may call the connector. */
  readonly assistantOrigins?: readonly string[];
}

const PEOPLE = '{ people(first: 50) { nodes { id email } } }';

/** A company with people whose assistants call its tools over HTTP; all by a clock that is turned by hand. */
export async function openAssistantCompany({ between = (call) => call, moduleMilliseconds, log = createLog('error'), assistantOrigins }: Settings = {}) {
  const graph = await openGraph(manualClock(), { subgraphs: ['identity', 'orders', 'catalog', 'content'], log });
  const company = await openCompany(graph);
  const surfaces = (await findSurfaces()).filter(({ name }) => SURFACES.has(name)).map((surface) => (surface.name === 'connector' && moduleMilliseconds !== undefined ? connector(moduleMilliseconds) : surface));
  const urls: Partial<Record<HostName, string>> = {};
  const limiter = await openLimiter(undefined, log); // one for all hosts, as a process has
  const opened = await Promise.all(HOSTS.map(async (host) => {
    const own = surfacesOf(host, surfaces).map((surface) => ({ surface, ...(surface.name === 'oidc' && { judge: oidcJudge }), ...(surface.name === 'connector' && { judge: connectorJudge }) }));
    const listening = await openHost(own, { call: between(graph.call), clock: graph.clock, ids: graph.ids, trustedProxies: ['127.0.0.1'], urls, log, limiter, ...(assistantOrigins && { assistantOrigins }) });
    urls[host] = listening.base;
    return listening;
  }));
  const issuer = urls.auth ?? '';
  const send = (path: string, init: RequestInit = {}) => fetch(issuer + path, { redirect: 'manual', ...init });
  let callers = 0;
  const form: Visited['form'] = (path, fields, headers) => send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
  const visited = visiting({
    ...graph, company: company.company, issuer, send, form,
    register: (metadata) => {
      callers += 1;
      return send('/oauth/register', { method: 'POST', body: JSON.stringify(metadata), headers: { 'x-forwarded-for': `192.0.2.${String(callers)}` } });
    },
  });
  /** What a token may do. */
  const withToken = (token: string, companyId = company.company) => {
    const ask = (host: HostName, path: string, init: RequestInit = {}) => fetch(`${urls[host] ?? ''}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, 'x-service-company': String(companyId), ...init.headers } });
    return {
      token, ask,
      /** Send the connector a request. Answers the status, and the body of the answer. */
      rpc: async (method: string, params?: object, headers: Readonly<Record<string, string>> = {}): Promise<{ status: number; body: any }> => {
        const response = await ask('mcp', '/', { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) }), headers });
        return { status: response.status, body: await response.json() };
      },
      /** The definitions of a module's tools. */
      list: async (host: HostName, headers: Readonly<Record<string, string>> = {}): Promise<any> => (await ask(host, '/api/v1/ai-tools', { headers })).json(),
      /** Call a tool by its full name: commerce_search_orders. Answers the status, and the body of the answer. */
      run: async (name: string, given: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<{ status: number; body: any }> => {
        const [module = ''] = name.split('_', 1);
        const response = await ask(module as HostName, `/api/v1/ai-tools/${name.slice(module.length + 1)}`, { method: 'POST', body: JSON.stringify({ arguments: given }), headers });
        return { status: response.status, body: await response.json() };
      },
    };
  };
  /** As the company's own system, with every permission. */
  const asManager = (operation: string, variables: object = {}): Promise<any> => graph.run(operation, variables, { ...systemOf(company.company), permissions: ALL_PERMISSIONS });
  const personId = async (email: string): Promise<string> => String((await asManager(PEOPLE)).people.nodes.find((one: { email: string }) => one.email === email)?.id);
  const assistantOf = async (cookie: string, by: TestClient) => withToken((await visited.tokens(by, cookie, { scope: SCOPE })).access_token);
  /** A person of the company whose assistant is connected; an editor of commerce and catalog unless given. */
  const assistant = async (name: string, more: object = {}) => {
    const person = await visited.person(name, { moduleRoles: { commerce: 'EDITOR', catalog: 'EDITOR' }, ...more });
    const client = await visited.client({ client_name: 'Notes', scope: SCOPE });
    return { ...person, client, ...await assistantOf(person.cookie, client) };
  };
  return {
    ...graph, ...company, urls, send, form, visited, asManager, personId, assistant, assistantOf, withToken,
    /** The structured result of a tool that must succeed. */
    answerOf: async (result: Promise<{ status: number; body: any }>): Promise<any> => {
      const { status, body } = await result;
      if (status !== 200 || body.isError === true) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
      if (body.content[0].text !== JSON.stringify(body.structuredContent)) throw new Error('The text of a result is not its structured content');
      return body.structuredContent;
    },
    /** Another company of the same platform. */
    stranger: async (name = 'Other') => companyOf(graph, (await openCompany(graph, name)).company),
    /** Make a person a member of another company too, as if a link mailed to their address had been followed. */
    join: async (companyId: number, email: string, more: object = {}) => {
      await graph.database('identity').inTransaction((transaction) => transaction.execute('UPDATE account SET email_verified_at = ? WHERE email = ?', ['2026-11-01T08:00:00.000Z', email]));
      return graph.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { companyId, email, name: 'Guest', role: 'MEMBER', moduleRoles: { commerce: 'EDITOR', catalog: 'EDITOR' }, ...more } }, systemOf(companyId));
    },
    /** A catalog of the company. */
    catalog: async (slug: string, name = slug): Promise<number> => Number((await company.asStaff('mutation N($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug, name, currency: 'EUR', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }] } })).createCatalog.id),
    /** Give a person of the company other roles, suspend or remove them, by their address. */
    changeRole: async (email: string, roles: object) => asManager('mutation R($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { id } }', { input: { id: await personId(email), ...roles } }),
    suspend: async (email: string) => asManager('mutation D($id: ID!) { deactivatePerson(id: $id) { id } }', { id: await personId(email) }),
    remove: async (email: string) => asManager('mutation D($id: ID!) { removePerson(id: $id) { id } }', { id: await personId(email) }),
    /** Switch modules off for AI clients. */
    switchOff: (...modulesOff: readonly string[]) => asManager('mutation M($input: SetAssistantModulesInput!) { setAssistantModules(input: $input) { id } }', { input: { modulesOff } }),
    /** The worker counts the figures of a company, in the time zone of Rome. */
    countFigures: (companyId = company.company) => graph.run('mutation C($input: CountFiguresInput!) { countFigures(input: $input) }', { input: { companies: [{ companyId, timeZone: 'Europe/Rome' }] } }, systemOf(companyId)),
    /** What AI clients called, as the company sees it, newest first. */
    calls: async (): Promise<any[]> => (await asManager('{ assistantCalls(first: 100) { nodes { tool outcome clientName durationMilliseconds calledAt person { email } } } }')).assistantCalls.nodes,
    close: async (): Promise<void> => {
      await Promise.all(opened.map((host) => host.close()));
      await graph.close();
    },
  };
}

/** An open company with its assistants. */
export type AssistantCompanyKit = Awaited<ReturnType<typeof openAssistantCompany>>;
