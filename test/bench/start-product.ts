import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePorts } from '../kit/free-ports.js';
import { MASTER_KEY } from './bench-key.js';
import type { BenchDatabases } from './open-bench.js';
import { start, type Side } from './sides.js';

/** A host's port after PORT. */
const HOST = { graphql: 0, commerce: 1 } as const;

/** Start the product itself over the databases, without a demo; answers when it has warmed up, with the port of a host. */
export async function startProduct({ identity, orders }: BenchDatabases, host: keyof typeof HOST, services = 'all'): Promise<Side> {
  const port = await freePorts();
  const at = identity.kind === 'sqlite' ? dirname(identity.file) : mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const servers = { ...(identity.kind === 'mysql' && { PORTICO_IDENTITY_DB: identity.url }), ...(orders.kind === 'mysql' && { PORTICO_ORDERS_DB: orders.url }) };
  const settings = { PORT: String(port), PORTICO_DATA: at, PORTICO_DEMO: 'off', PORTICO_LOG: 'error', PORTICO_SERVICES: services, PORTICO_TRUSTED_PROXIES: '127.0.0.1', PORTICO_MASTER_KEY: MASTER_KEY, ...servers };
  return start('product.js', { identity, orders }, { args: [String(port + HOST[host])], flags: ['--expose-gc'], settings });
}
