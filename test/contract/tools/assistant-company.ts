import type { HostName } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import type { Call } from '#client/call.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { surfacesOf } from '../../../gateway/server/mount-surfaces.js';
import { companyOf, openCompany } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph, systemOf } from '../../kit/open-graph.js';
import { openHost } from '../../kit/open-portico.js';
import { oidcJudge } from '../oidc/oidc-judge.js';
import { visiting, type TestClient } from '../oidc/provider.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** The hosts of assistants: who they are, the modules with tools, and the connector. */
const HOSTS = ['auth', 'catalog', 'commerce', 'mcp'] as const satisfies readonly HostName[];

const SURFACES: ReadonlySet<string> = new Set(['oidc', 'tools', 'connector']);

const SCOPE = 'openid profile email offline_access service.ai_tools';

interface Settings {
  /** What stands between the surfaces and the graph. */
  readonly between?: (call: Call) => Call;
}

/** A company with people whose assistants call its tools over HTTP; all by a clock that is turned by hand. */
export async function openAssistantCompany({ between = (call) => call }: Settings = {}) {
  const graph = await openGraph(manualClock(), { subgraphs: ['identity', 'orders', 'catalog'] });
  const company = await openCompany(graph);
  const surfaces = (await findSurfaces()).filter(({ name }) => SURFACES.has(name));
  const urls: Partial<Record<HostName, string>> = {};
  const opened = await Promise.all(HOSTS.map(async (host) => {
    const own = surfacesOf(host, surfaces).map((surface) => ({ surface, ...(surface.name === 'oidc' && { judge: oidcJudge }) }));
    const listening = await openHost(own, { call: between(graph.call), clock: graph.clock, ids: graph.ids, trustedProxies: ['127.0.0.1'], urls, log: createLog('error') });
    urls[host] = listening.base;
    return listening;
  }));
  const issuer = urls.auth ?? '';
  const send = (path: string, init: RequestInit = {}) => fetch(issuer + path, { redirect: 'manual', ...init });
  let callers = 0;
  const visited = visiting({
    ...graph, company: company.company, issuer, send,
    form: (path, fields, headers = {}) => send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } }),
    register: (metadata) => {
      callers += 1;
      return send('/oauth/register', { method: 'POST', body: JSON.stringify(metadata), headers: { 'x-forwarded-for': `192.0.2.${String(callers)}` } });
    },
  });
  /** What a token may do. */
  const withToken = (token: string, companyId: number | undefined = company.company) => {
    const ask = (host: HostName, path: string, init: RequestInit = {}) => fetch(`${urls[host] ?? ''}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...(companyId !== undefined && { 'x-service-company': String(companyId) }), ...init.headers } });
    return {
      token, ask,
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
  const assistantOf = async (cookie: string, by: TestClient) => withToken((await visited.tokens(by, cookie, { scope: SCOPE })).access_token);
  /** A person of the company whose assistant is connected; an editor of commerce and catalog unless given. */
  const assistant = async (name: string, more: object = {}) => {
    const person = await visited.person(name, { moduleRoles: { commerce: 'EDITOR', catalog: 'EDITOR' }, ...more });
    const client = await visited.client({ client_name: 'Notes', scope: SCOPE });
    return { ...person, client, ...await assistantOf(person.cookie, client) };
  };
  return {
    ...graph, ...company, urls, visited, assistant, assistantOf, withToken,
    /** The structured result of a tool that must succeed. */
    answerOf: async (result: Promise<{ status: number; body: any }>): Promise<any> => {
      const { status, body } = await result;
      if (status !== 200 || body.isError === true) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
      if (body.content[0].text !== JSON.stringify(body.structuredContent)) throw new Error('The text of a result is not its structured content');
      return body.structuredContent;
    },
    /** Another company of the same platform. */
    stranger: async (name = 'Other') => companyOf(graph, (await openCompany(graph, name)).company),
    /** Make a person a member of another company too. */
    join: (companyId: number, email: string, more: object = {}) => graph.run('mutation P($input: AddPersonInput!) { addPerson(input: $input) { id } }', { input: { companyId, email, role: 'MEMBER', moduleRoles: { commerce: 'EDITOR', catalog: 'EDITOR' }, ...more } }, systemOf(companyId)),
    close: async (): Promise<void> => {
      await Promise.all(opened.map((host) => host.close()));
      await graph.close();
    },
  };
}

/** An open company with its assistants. */
export type AssistantCompanyKit = Awaited<ReturnType<typeof openAssistantCompany>>;
