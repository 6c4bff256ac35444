import { openDeployment, type Deployment, type OpenDeployment } from './deployment.js';
import { setTimeout as delay } from 'node:timers/promises';
import { restoreAdvice } from './restore-advice.js';
import type { Running } from './running.js';
import { startServices } from './start-services.js';

/** A started process of the product. */
export interface Portico extends Running {
  readonly deployment: Deployment;
  /** What a start says that may have followed a restore. */
  readonly advice: string | undefined;
  warm(): Promise<unknown>;
}

/**
 * Open the graph and start the services of this process; when one fails nothing is left running. It stops in three steps: /readyz says not ready
 * while calls are still answered, so that a load balancer looks elsewhere; then the hosts close; then the databases.
 */
export async function startPortico(parts: OpenDeployment): Promise<Portico> {
  const deployment = await openDeployment(parts);
  const closed = async (error: unknown): Promise<never> => {
    await deployment.close();
    throw error;
  };
  const advice = await restoreAdvice(deployment).catch(closed); // before a worker of this process works
  const running = await startServices(deployment).catch(closed);
  return {
    deployment, advice,
    warm: () => Promise.all(running.flatMap(({ warm }) => (warm ? [warm()] : []))),
    async stop() {
      deployment.owned.announce('stopping');
      deployment.readiness.drain();
      await delay(deployment.config.drainMilliseconds);
      await Promise.allSettled(running.map((service) => service.stop()));
      await deployment.close();
    },
  };
}
