import { systemClock } from '#kernel/clock.js';
import type { Config, Service, SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import type { Owner } from '../server/database-owner.js';
import { openDeployment, type Deployment } from '../server/deployment.js';
import { DatabaseInUse } from '../server/own-databases.js';

/** A graph of this process and of the servers that hold some of its databases. */
export interface Beside {
  readonly deployment: Deployment;
  /** The servers that hold databases and answer for their subgraphs. */
  readonly servers: ReadonlyMap<SubgraphName, Owner>;
}

/** Open the subgraphs that no server runs, and reach the others through their servers: an embedded database belongs to one process. */
export async function openBeside(config: Config, services: readonly Service[]): Promise<Beside> {
  const servers = new Map<SubgraphName, Owner>();
  for (;;) {
    try {
      return { deployment: await openDeployment({ config: without(config, services, servers), clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog(config.logLevel), as: 'command' }), servers };
    } catch (error) {
      if (!(error instanceof DatabaseInUse) || error.owner?.state !== 'running') throw error;
      servers.set(error.subgraph, error.owner);
    }
  }
}

function without(config: Config, services: readonly Service[], servers: ReadonlyMap<SubgraphName, Owner>): Config {
  const urls = [...servers].map(([name, { url = '' }]): [string, string] => [name, `${url}/${name}/graphql`]);
  return {
    ...config,
    services: services.filter((service) => ![...servers.keys()].some((name) => name === service)),
    subgraphUrls: { ...config.subgraphUrls, ...Object.fromEntries<string>(urls) },
  };
}
