import { SUBGRAPHS } from '#kernel/config.js';
import { subgraphServer } from '#subgraph-kit/subgraph-server.js';
import type { Deployment } from './deployment.js';
import { hostListener } from './http/host-listener.js';
import { listen, type Listening } from './http/listen.js';

const FIRST_OFFSET = 10;

/** Open the subgraphs of this process to the other processes of the deployment. */
export async function startSubgraphServers(deployment: Deployment): Promise<readonly Listening[]> {
  const { config: { listenHost: address, subgraphPorts }, clock, keys, reached, subgraphs } = deployment;
  const opened: Listening[] = [];
  for (const name of subgraphs.keys()) {
    const run = reached.get(name)?.runText;
    if (!run) continue;
    const handler = hostListener(deployment, `${name} subgraph`, { routes: [subgraphServer({ key: keys.internal, clock, run })] });
    const title = `PORT + ${String(FIRST_OFFSET + SUBGRAPHS.indexOf(name))} (${name} subgraph)`;
    opened.push(await listen({ handler, address, port: subgraphPorts[name], title }));
  }
  return opened;
}
