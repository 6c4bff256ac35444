import { openDeployment, type Deployment, type OpenDeployment } from './deployment.js';
import { setTimeout as delay } from 'node:timers/promises';
import type { Running } from './running.js';
import { openTracing } from './watching/open-tracing.js';
import { startServices } from './start-services.js';

/** A started process of the product. */
export interface Portico extends Running {
  readonly deployment: Deployment;
  warm(): Promise<unknown>;
}

/**
 * Open the graph and start the services of this process; when one fails nothing is left running. It stops in three steps: /readyz says not ready
 * while calls are still answered, so that a load balancer looks elsewhere, and leaves what works without being asked to other processes; then the hosts close; then the databases.
 */
export async function startPortico(parts: OpenDeployment): Promise<Portico> {
  const traces = await openTracing(parts.config);
  const deployment = await openDeployment(parts).catch(async (error: unknown) => {
    await traces?.stop();
    throw error;
  });
  const running = await startServices(deployment).catch(async (error: unknown) => {
    await deployment.close();
    await traces?.stop();
    throw error;
  });
  return {
    deployment,
    warm: () => Promise.all(running.flatMap(({ warm }) => (warm ? [warm()] : []))),
    async stop() {
      deployment.owned.announce('stopping');
      deployment.readiness.drain();
      for (const service of running) service.retire?.();
      await delay(deployment.config.drainMilliseconds);
      deployment.hurry();
      await Promise.allSettled(running.map((service) => service.stop()));
      await deployment.close();
      await traces?.stop();
    },
  };
}
