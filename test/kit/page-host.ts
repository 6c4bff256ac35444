import { join } from 'node:path';
import { systemClock } from '#kernel/clock.js';
import { readConfig, type HostName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { introduced } from '#kit/docs/introduced.js';
import { firstOf } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { serveSurfaces } from '#kit/serve-surface.js';
import type { Surface } from '#kit/surface.js';
import type { Demo } from '../../gateway/server/demo-file.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { surfacesOf } from '../../gateway/server/mount-surfaces.js';
import { hostListener } from '../../gateway/server/http/host-listener.js';
import { unknownPath } from '../../gateway/server/http/unknown-path.js';
import { hostPages } from '../../gateway/server/index/host-pages.js';
import { createMetrics } from '../../gateway/server/metrics.js';
import { reference } from '../../gateway/server/reference/reference.js';
import { createReadiness } from '../../gateway/server/readiness/readiness.js';
import { temporaryFolder } from './temporary-folder.js';
import { fakeCall } from './fake-call.js';
import { listen } from './listen.js';

/** Demo credentials as the product writes them. */
export const DEMO: Demo = {
  urls: { commerce: 'http://127.0.0.1:4001' }, company: { id: 1, name: 'Portico Demo' },
  users: [{ email: 'owner@demo.example', password: '0e8a2f51c7d94b6e', role: 'OWNER', token: 'pst_AnIl0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH' }],
  connections: { fulfillment: { apiKey: 'pfa_ziU60123456789abcdefghijklmnopqrstuvwxyzABCDEFGH', webhookSecret: 'whsec_0123456789' }, wmsXml: { username: 'wms-qmtr01', password: 'XdwwMW0123456789' } },
};

/** A host, the commerce one unless another is named, with its index page, without any database behind it. */
export interface PageHost {
  readonly base: string;
  readonly dataFolder: string;
  readonly close: () => Promise<void>;
}

interface Changes {
  /** Surfaces beside the product's own. */
  readonly surfaces?: readonly Surface[];
  /** The public address of the host. */
  readonly url?: string;
  readonly address?: string;
  readonly host?: HostName;
}

/** Open it. */
export async function openPageHost({ surfaces = [], url, address = '127.0.0.1', host: name = 'commerce' }: Changes = {}): Promise<PageHost> {
  const log = createLog('silent');
  const ids = uuidV7Ids(systemClock);
  const config = readConfig({ PORTICO_DATA: join(temporaryFolder(), 'data'), ...(url !== undefined && { PORTICO_COMMERCE_URL: url }) });
  const readiness = createReadiness({ clock: systemClock, log });
  const own = surfacesOf(name, await findSurfaces());
  const limiter = await openLimiter(undefined, log);
  const handler = serveSurfaces([...own, ...surfaces], { call: fakeCall([]), clock: systemClock, ids, log, limiter, trustedProxies: [], urls: config.urls });
  const listener = hostListener({ config, ids, log, metrics: createMetrics(), readiness }, name, { surfaces: firstOf([reference({ config, log, host: name, surfaces: name === 'graphql' ? findSurfaces : () => Promise.resolve(own) }), handler]), pages: { ...hostPages({ config, readiness, log }, name, own.map(introduced)), ...unknownPath(own) } });
  const { base, close } = await listen(listener, address);
  return {
    base,
    dataFolder: config.dataFolder,
    close: async () => {
      await close();
      await limiter.close();
    },
  };
}
