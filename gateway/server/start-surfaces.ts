import { HOSTS } from '#kernel/config.js';
import { introduced } from '#kit/docs/introduced.js';
import { firstOf } from '#kit/handler.js';
import type { Deployment } from './deployment.js';
import { hostListener } from './http/host-listener.js';
import { listen, type Listening } from './http/listen.js';
import { hostPages } from './index/host-pages.js';
import { keepPresence } from './keep-presence.js';
import { mountSurfaces } from './mount-surfaces.js';
import { Degraded } from './readiness/part-state.js';
import { reference } from './reference/reference.js';
import type { Running } from './running.js';
import { unknownPath } from './http/unknown-path.js';

/** Open the public hosts that have surfaces. */
export async function startSurfaces(deployment: Deployment): Promise<readonly Running[]> {
  const { config: { listenHost: address, ports } } = deployment;
  const presence = keepPresence(deployment);
  const { byHost, warm, close, countsAlone } = await mountSurfaces(deployment, presence);
  if (deployment.config.redisUrl !== undefined) deployment.readiness.add('redis', async () => {
    if (countsAlone()) throw new Degraded('it does not answer, rate limits are counted per process');
    return Promise.resolve();
  });
  const opened: Listening[] = [];
  for (const [host, { surfaces, handler, refuse }] of byHost) {
    const title = `PORT + ${String(HOSTS.indexOf(host))} (${host} host)`;
    opened.push(await listen({ handler: hostListener(deployment, host, { surfaces: firstOf([reference({ ...deployment, host, surfaces: () => Promise.resolve(surfaces) }), handler]), ...(host !== 'mcp' && { pages: { ...hostPages(deployment, host, surfaces.map(introduced)), ...unknownPath(surfaces) } }) }), address, port: ports[host], title, refusing: { ...deployment, refuse } }));
  }
  presence.start(); // now that the ports are its own: a second start that ends at a taken port must not count
  return [{
    warm,
    retire: () => { for (const host of opened) host.retire(); },
    async stop() {
      await Promise.all(opened.map((host) => host.stop()));
      await presence.stop();
      await close();
    },
  }];
}
