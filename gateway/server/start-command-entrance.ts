import { subgraphServer } from '#subgraph-kit/subgraph-server.js';
import type { Deployment } from './deployment.js';
import { plainListener } from './http/plain-listener.js';
import { listen } from './http/listen.js';
import { holdServer } from './keeping/hold-server.js';
import { wrapServer } from './keeping/wrap-server.js';
import type { Running } from './running.js';

const ADDRESS = '127.0.0.1';

/**
 * Let the command line ask the subgraphs whose databases this process keeps to itself, hold their writes for a backup, and wrap their keys anew: on a free port of this machine, for calls signed as those between
 * processes are. Where it listens is written beside the databases.
 */
export async function startCommandEntrance(deployment: Deployment): Promise<readonly Running[]> {
  const { clock, keys, owned, reached, subgraphs } = deployment;
  const asked = [...subgraphs.keys()].flatMap((name) => {
    const run = reached.get(name)?.runText;
    return run ? [subgraphServer({ name, path: `/${name}/graphql`, keys: keys.internal, clock, run })] : [];
  });
  const { port, stop } = await listen({ handler: plainListener(deployment, 'command line', { handlers: [...asked, holdServer(deployment), wrapServer(deployment)] }), address: ADDRESS, port: 0, title: 'The entrance of the command line' });
  owned.announce('running', `http://${ADDRESS}:${String(port)}`);
  return [{ stop }];
}
