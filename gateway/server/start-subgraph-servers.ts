import { SUBGRAPHS } from '#kernel/config.js';
import { subgraphServer } from '#subgraph-kit/subgraph-server.js';
import type { Deployment } from './deployment.js';
import { plainListener } from './http/plain-listener.js';
import { listen } from './http/listen.js';
import type { Running } from './running.js';

const FIRST_OFFSET = 10;

/** Open the subgraphs of this process to the other processes of the deployment. */
export async function startSubgraphServers(deployment: Deployment): Promise<readonly Running[]> {
  const { config: { listenHost: address, subgraphPorts }, clock, keys, reached, subgraphs } = deployment;
  const opened: Running[] = [];
  for (const name of subgraphs.keys()) {
    const run = reached.get(name)?.runText;
    if (!run) continue;
    const handler = plainListener(deployment, `${name} subgraph`, { handlers: [subgraphServer({ name, keys: keys.internal, clock, run })] });
    const title = `PORT + ${String(FIRST_OFFSET + SUBGRAPHS.indexOf(name))} (${name} subgraph)`;
    opened.push(await listen({ handler, address, port: subgraphPorts[name], title, refusing: deployment }));
  }
  return opened;
}
