import { countOutboxes } from './count-outboxes.js';
import type { Deployment } from './deployment.js';
import { hostApp } from './http/host-app.js';
import { listen, type Listening } from './http/listen.js';
import { peopleRoutes } from './people/people-routes.js';

/** Open the host of the graph for people. */
export async function startGateway(deployment: Deployment): Promise<readonly Listening[]> {
  const { config: { listenHost: address, ports } } = deployment;
  countOutboxes(deployment);
  const handler = hostApp(deployment, 'graphql', [await peopleRoutes(deployment)]);
  return [await listen({ handler, address, port: ports.graphql, title: 'PORT (graphql host)' })];
}
