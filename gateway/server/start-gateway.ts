import { countOutboxes } from './count-outboxes.js';
import type { Deployment } from './deployment.js';
import { hostListener } from './http/host-listener.js';
import { listen } from './http/listen.js';
import { once } from './once.js';
import { peopleRoutes } from './people/people-routes.js';
import type { Running } from './running.js';

/** Open the host of the graph for people; it is ready when Apollo Server is. */
export async function startGateway(deployment: Deployment): Promise<readonly Running[]> {
  const { config: { listenHost: address, ports }, graph: { call } } = deployment;
  countOutboxes(deployment);
  const handler = once(async () => (await import('./people/people-handler.js')).peopleHandler(deployment));
  const ready = () => Promise.all([deployment.ready(), handler()]);
  const listener = hostListener({ ...deployment, ready }, 'graphql', { routes: [peopleRoutes({ call, handler })] });
  const { stop } = await listen({ handler: listener, address, port: ports.graphql, title: 'PORT (graphql host)' });
  return [{ stop, warm: handler }];
}
