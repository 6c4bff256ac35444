import { openDeployment, type Deployment, type OpenDeployment } from './deployment.js';
import type { Running } from './running.js';
import { startServices } from './start-services.js';

/** A started process of the product. */
export interface Portico extends Running {
  readonly deployment: Deployment;
  warm(): Promise<unknown>;
}

/** Open the graph and start the services of this process; when one fails nothing is left running. */
export async function startPortico(parts: OpenDeployment): Promise<Portico> {
  const deployment = await openDeployment(parts);
  const running = await startServices(deployment).catch(async (error: unknown) => {
    await deployment.close();
    throw error;
  });
  return {
    deployment,
    warm: () => Promise.all(running.flatMap(({ warm }) => (warm ? [warm()] : []))),
    async stop() {
      await Promise.allSettled(running.map((service) => service.stop()));
      await deployment.close();
    },
  };
}
