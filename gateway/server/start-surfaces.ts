import { HOSTS } from '#kernel/config.js';
import type { Deployment } from './deployment.js';
import { hostApp } from './http/host-app.js';
import { listen, type Listening } from './http/listen.js';
import { mountSurfaces } from './mount-surfaces.js';

/** Open the public hosts that have surfaces. */
export async function startSurfaces(deployment: Deployment): Promise<readonly Listening[]> {
  const { config: { listenHost: address, ports } } = deployment;
  const opened: Listening[] = [];
  for (const [host, surfaces] of mountSurfaces(deployment)) {
    const title = `PORT + ${String(HOSTS.indexOf(host))} (${host} host)`;
    opened.push(await listen({ handler: hostApp(deployment, host, surfaces), address, port: ports[host], title }));
  }
  return opened;
}
