// A process that serves: each line "take <caller> <times> <path>" is answered with how often which status was, as JSON.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { systemClock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import type { Call } from '#client/call.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { serveSurfaces } from '#kit/serve-surface.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';

const RATE = 600;

/** A graph that knows every caller by the name it shows; of anything else it has nothing, so that whoever gets past the limit gets no further. */
const call = ((_operation: unknown, { input }: { input?: { apiKey?: string; username?: string } }) => {
  const caller = input?.apiKey ?? input?.username;
  return Promise.resolve({
    ...(caller !== undefined && { authenticate: { outcome: 'AUTHENTICATED', retryAfterSeconds: null, connection: { id: caller, companyId: 1, companyName: 'Lume', name: caller, status: 'ACTIVE', scopes: [], warehouseId: null, ratePerMinute: RATE, settings: null, silent: false, webhooksEnabled: false } } }),
    logCall: true,
  });
}) as unknown as Call;

const log = createLog('info');
const limiter = await openLimiter(process.argv[2], log);
const handler = serveSurfaces(await findSurfaces(), { call, clock: systemClock, ids: uuidV7Ids(systemClock), log, limiter, trustedProxies: [] });
const server = createServer(alone(handler));
await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
process.stdout.write('open\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [, caller = '', times, path = ''] = line.split(' ');
  const headers = { authorization: path.startsWith('/api/admin') ? `Basic ${Buffer.from(`${caller}:x`).toString('base64')}` : `Bearer ${caller}` };
  const statuses: Record<number, number> = {};
  await Promise.all(Array.from({ length: Number(times) }, async () => {
    const { status } = await fetch(base + path, { headers }).then(async (response) => { await response.arrayBuffer(); return response; });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }));
  process.stdout.write(`${JSON.stringify(statuses)}\n`);
}
server.closeAllConnections();
await new Promise((resolve) => { server.close(resolve); });
await limiter.close();
