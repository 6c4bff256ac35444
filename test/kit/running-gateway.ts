import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock, type Clock } from '#kernel/clock.js';
import { readConfig, SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { openDeployment, type Deployment } from '../../gateway/server/deployment.js';
import { startGateway } from '../../gateway/server/start-gateway.js';
import { startSubgraphServers } from '../../gateway/server/start-subgraph-servers.js';
import { fakeSubgraphs } from './fake-subgraphs.js';
import { freePorts } from './free-ports.js';

/** A gateway over small fake subgraphs on a port of its own. */
export interface RunningGateway {
  readonly url: string;
  readonly deployment: Deployment;
  readonly stop: () => Promise<void>;
}

interface Changes {
  readonly settings?: Readonly<Record<string, string>>;
  readonly ready?: Subgraph['ready'];
  readonly log?: Deployment['log'];
  readonly clock?: Clock;
  /** Let the gateway reach its subgraphs over HTTP. */
  readonly split?: boolean;
  /** Subgraphs among them that are down. */
  readonly away?: readonly SubgraphName[];
}

/** Start a gateway over the fakes, in one process or with its subgraphs over HTTP. */
export async function runningGateway({ settings = {}, ready, log = createLog('silent'), clock = systemClock, split = false, away = [] }: Changes = {}): Promise<RunningGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-'));
  const config = readConfig({ PORT: String(await freePorts()), PORTICO_DATA: folder, ...settings });
  const fakes = fakeSubgraphs(ready ? { ready } : {});
  const open = (services: typeof config.services): Promise<Deployment> =>
    openDeployment({ config: { ...config, services }, clock, ids: uuidV7Ids(clock), log, ...fakes });
  const behind = await open(SUBGRAPHS.filter((name) => !away.includes(name)));
  const deployment = split ? await open(['gateway']) : behind;
  const running = [...await startGateway(deployment), ...(split ? await startSubgraphServers(behind) : [])];
  return {
    url: config.urls.graphql,
    deployment,
    async stop() {
      await Promise.all(running.map((service) => service.stop()));
      await Promise.all([deployment, behind].map((opened) => opened.close()));
      rmSync(folder, { recursive: true });
    },
  };
}

interface Ask {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Send an operation as the clients of staff do. */
export const ask = ({ url }: RunningGateway, query: string, { token = 'pst_owner', headers = {}, variables = {} }: Ask = {}): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }), ...headers },
    body: JSON.stringify({ query, variables }),
  });
