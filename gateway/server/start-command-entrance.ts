import { Router } from 'express';
import { firstOf } from '#kit/handler.js';
import { subgraphServer } from '#subgraph-kit/subgraph-server.js';
import type { Deployment } from './deployment.js';
import { hostListener } from './http/host-listener.js';
import { listen } from './http/listen.js';
import { holdServer } from './keeping/hold-server.js';
import { KEEPING } from './keeping/hold-words.js';
import type { Running } from './running.js';

const ADDRESS = '127.0.0.1';

/**
 * Let the command line ask the subgraphs whose databases this process keeps to itself, and hold their writes for a backup: on a free port of this machine, for calls signed as those between
 * processes are. Where it listens is written beside the databases.
 */
export async function startCommandEntrance(deployment: Deployment): Promise<readonly Running[]> {
  const { clock, keys, owned, reached, subgraphs } = deployment;
  const routes = Router();
  const asked = [...subgraphs.keys()].flatMap((name) => {
    const run = reached.get(name)?.runText;
    return run ? [subgraphServer({ name, path: `/${name}/graphql`, keys: keys.internal, clock, run })] : [];
  });
  routes.use(`/${KEEPING}`, holdServer(deployment));
  const { port, stop } = await listen({ handler: hostListener(deployment, 'command line', { surfaces: firstOf(asked), routes: [routes] }), address: ADDRESS, port: 0, title: 'The entrance of the command line' });
  owned.announce('running', `http://${ADDRESS}:${String(port)}`);
  return [{ stop }];
}
