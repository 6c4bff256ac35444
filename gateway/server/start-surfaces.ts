import { HOSTS } from '#kernel/config.js';
import type { Deployment } from './deployment.js';
import { hostListener } from './http/host-listener.js';
import { listen } from './http/listen.js';
import { mountSurfaces } from './mount-surfaces.js';
import type { Running } from './running.js';

/** Open the public hosts that have surfaces. */
export async function startSurfaces(deployment: Deployment): Promise<readonly Running[]> {
  const { config: { listenHost: address, ports } } = deployment;
  const { byHost, warm, close } = await mountSurfaces(deployment);
  const opened: Running[] = [];
  for (const [host, handler] of byHost) {
    const title = `PORT + ${String(HOSTS.indexOf(host))} (${host} host)`;
    opened.push(await listen({ handler: hostListener(deployment, host, { surfaces: handler }), address, port: ports[host], title }));
  }
  return [{
    warm,
    async stop() {
      await Promise.all(opened.map((host) => host.stop()));
      await close();
    },
  }];
}
