import { SUBGRAPHS } from '#kernel/config.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { startGateway } from '../../gateway/server/start-gateway.js';
import { startSubgraphServers } from '../../gateway/server/start-subgraph-servers.js';
import { startSurfaces } from '../../gateway/server/start-surfaces.js';
import { openCompany } from './company.js';
import { testDialect } from './database.js';
import { databaseSettings } from './database-settings.js';
import { testDeployment } from './deployment.js';
import { freePorts } from './free-ports.js';
import { systemOf, type OpenGraph } from './open-graph.js';
import { parsed } from './parsed.js';
import { startProcess, type Settings } from './portico-process.js';
import { temporaryFolder } from './temporary-folder.js';

const EVERYTHING = `gateway,surfaces,${SUBGRAPHS.join()}`;
/** An embedded database has one process: the other has the surfaces alone, and asks for everything there. */
const OTHER = testDialect === 'mysql' ? EVERYTHING : 'surfaces';

/** Two processes of the product on one database, behind one public address, with a company. */
export async function openTwoProcesses(settings: Settings = {}) {
  const ports = [await freePorts(), await freePorts()] as const;
  const shared = { PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings(), ...settings };
  const deployment = await testDeployment({ ...shared, PORT: String(ports[0]), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: EVERYTHING });
  const running = [...await startSubgraphServers(deployment), ...await startGateway(deployment), ...await startSurfaces(deployment)];
  const { urls, subgraphUrls } = deployment.config;
  const places = Object.fromEntries([...Object.entries(urls).map(([host, url]) => [`PORTICO_${host.toUpperCase()}_URL`, url]), ...Object.entries(subgraphUrls).map(([name, url]) => [`PORTICO_${name.toUpperCase()}_GRAPH_URL`, url])]) as Record<string, string>;
  const second = await startProcess({ ...shared, ...places, PORT: String(ports[1]), PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: OTHER });
  const run: OpenGraph['run'] = (operation, variables, principal) => deployment.graph.call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
  const company = await openCompany({ run });
  return {
    ...company, urls, run,
    /** The first port of each process. */
    ports,
    /** Run an operation with every permission in the company. */
    asManager: (operation: string, variables: object = {}) => run(operation, variables, { ...systemOf(company.company), permissions: ALL_PERMISSIONS }),
    close: async (): Promise<void> => {
      const status = await second.stop();
      await Promise.all(running.map((service) => service.stop()));
      await deployment.close();
      if (status !== 0) throw new Error(`The other process ended with ${String(status)}`);
    },
  };
}
