// A process that serves: each line "take <caller> <times> <path>" is answered with how often which status was, as JSON.
import { createInterface } from 'node:readline';
import { systemClock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { serveSurfaces } from '#kit/serve-surface.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { AuthenticateDocument } from '../../shims/kit/operations/authenticate.generated.js';
import { LogCallDocument } from '../../shims/kit/operations/log-call.generated.js';
import { fakeCall } from '../kit/fake-call.js';
import { listen } from '../kit/listen.js';

/** A graph that authenticates every caller by name, which begins with its calls a minute, and answers nothing else, so that a call that passes the limit ends there. */
const call = fakeCall([
  [AuthenticateDocument, ({ input: { apiKey, username } }) => {
    const caller = apiKey ?? username ?? '';
    const connection = { id: caller, kind: 'FULFILLMENT', companyId: 1, companyName: 'Lume', name: caller, status: 'ACTIVE', scopes: [], warehouseId: null, ratePerMinute: Number.parseInt(caller, 10), settings: null, silent: false, webhooksEnabled: false } as const;
    return { authenticate: { outcome: 'AUTHENTICATED', retryAfterSeconds: null, connection } as const };
  }],
  [LogCallDocument, () => ({ logCall: true })],
]);

const log = createLog('info');
const limiter = await openLimiter(process.argv[2], log);
const handler = serveSurfaces(await findSurfaces(), { call, clock: systemClock, ids: uuidV7Ids(systemClock), log, limiter, trustedProxies: [] });
const { base, close } = await listen(alone(handler));
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
await close();
await limiter.close();
