import { join } from 'node:path';
import { systemClock } from '#kernel/clock.js';
import { readConfig } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog, type Log } from '#kernel/log.js';
import { startPortico } from '../../gateway/server/start-portico.js';
import { openCompany } from './company.js';
import { databaseSettings } from './database-settings.js';
import { freePorts } from './free-ports.js';
import { parsed } from './parsed.js';
import { temporaryFolder } from './temporary-folder.js';

interface Sent {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The whole product in this process, as operators watch it, with a connection of the commerce API. */
export async function watchedPortico(settings: Readonly<Record<string, string>> = {}, log: Log = createLog('silent')) {
  const port = await freePorts();
  const config = readConfig({ PORT: String(port), PORTICO_DATA: join(temporaryFolder(), 'data'), PORTICO_DEMO: 'off', PORTICO_DRAIN_SECONDS: '0', PORTICO_SLOW_MS: '0', ...databaseSettings(), ...settings });
  const portico = await startPortico({ config, clock: systemClock, ids: uuidV7Ids(systemClock), log });
  await portico.warm();
  const company = await openCompany({ run: (operation, variables, principal) => portico.deployment.graph.call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' }) });
  const connection = await company.connection('COMMERCE', { name: 'shop', scopes: ['orders:read', 'orders:write', 'locations:read'] });
  const apiKey = String(connection.apiKey);
  return {
    portico, company, apiKey,
    /** Call the commerce API. */
    send: (path: string, init: Sent = {}) =>
      fetch(`http://127.0.0.1:${String(config.ports.commerce)}/api/commerce/v1${path}`, { ...init, headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...init.headers } }),
    metrics: async () => (await fetch(`http://127.0.0.1:${String(config.ports.graphql)}/metrics`)).text(),
  };
}
