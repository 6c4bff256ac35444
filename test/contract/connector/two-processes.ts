import { SUBGRAPHS } from '#kernel/config.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { startGateway } from '../../../gateway/server/start-gateway.js';
import { startSubgraphServers } from '../../../gateway/server/start-subgraph-servers.js';
import { startSurfaces } from '../../../gateway/server/start-surfaces.js';
import { openCompany } from '../../kit/company.js';
import { testDialect } from '../../kit/database.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { testDeployment } from '../../kit/deployment.js';
import { freePorts } from '../../kit/free-ports.js';
import { systemOf, type OpenGraph } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { startProcess } from '../../kit/portico-process.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { visiting, type Visited } from '../oidc/provider.js';
import { assistantAt } from './assistant-at.js';

const EVERYTHING = `gateway,surfaces,${SUBGRAPHS.join()}`;
/** An embedded database has one process: the other has the surfaces alone, and asks for everything there. */
const OTHER = testDialect === 'mysql' ? EVERYTHING : 'surfaces';

const SCOPE = 'openid offline_access service.ai_tools';

/** Two processes of the product on one database, behind one public address, and a company whose people connect assistants. */
export async function openTwoProcesses() {
  const [base, otherBase] = [await freePorts(), await freePorts()];
  const shared = { PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings() };
  const deployment = await testDeployment({ ...shared, PORT: String(base), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: EVERYTHING });
  const running = [...await startSubgraphServers(deployment), ...await startGateway(deployment), ...await startSurfaces(deployment)];
  const { urls, subgraphUrls } = deployment.config;
  const places = Object.fromEntries([...Object.entries(urls).map(([host, url]) => [`PORTICO_${host.toUpperCase()}_URL`, url]), ...Object.entries(subgraphUrls).map(([name, url]) => [`PORTICO_${name.toUpperCase()}_GRAPH_URL`, url])]) as Record<string, string>;
  const second = await startProcess({ ...shared, ...places, PORT: String(otherBase), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: OTHER });
  const run: OpenGraph['run'] = (operation, variables, principal) => deployment.graph.call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
  const company = await openCompany({ run });
  const asManager: Visited['run'] = (operation, variables) => run(operation, variables, { ...systemOf(company.company), permissions: ALL_PERMISSIONS });
  const send = (path: string, init: RequestInit = {}) => fetch(urls.auth + path, { redirect: 'manual', ...init });
  const form: Visited['form'] = (path, fields, headers) => send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
  const visited = visiting({ run, company: company.company, issuer: urls.auth, send, form, register: (metadata) => send('/oauth/register', { method: 'POST', body: JSON.stringify(metadata) }) });
  const client = await visited.client({ client_name: 'Notes', scope: SCOPE });
  /** The assistant of a person: in the first process, and in the other one. */
  const assistant = async (name: string, more: object = {}) => {
    const person = await visited.person(name, { moduleRoles: { commerce: 'EDITOR' }, ...more });
    const { access_token: token } = await visited.tokens(client, person.cookie, { scope: SCOPE });
    const at = (ports: number) => assistantAt({ urls, ports, token, company: company.company });
    return { ...person, token, here: at(base), there: at(otherBase) };
  };
  return {
    ...company, visited, client, form, asManager, assistant,
    personId: async (email: string): Promise<string> => String((await asManager('{ people(first: 50) { nodes { id email } } }', {}, systemOf())).people.nodes.find((one: { email: string }) => one.email === email)?.id),
    close: async (): Promise<void> => {
      const status = await second.stop();
      await Promise.all(running.map((service) => service.stop()));
      await deployment.close();
      if (status !== 0) throw new Error(`The other process ended with ${String(status)}`);
    },
  };
}
