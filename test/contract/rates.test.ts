import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { serveSurface } from '#kit/serve-surface.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { AuthenticateDocument } from '../../shims/kit/operations/authenticate.generated.js';
import { LogCallDocument } from '../../shims/kit/operations/log-call.generated.js';
import { fakeCall } from '../kit/fake-call.js';
import { listen } from '../kit/listen.js';
import { manualClock } from '../kit/manual-clock.js';

// Which answers show how many calls are left, by what the documents say of each interface (1-decisions; document 2, Limits, F; document 3, I and J; 2- and 3-decisions).

const surfaces = new Map((await findSurfaces()).map((surface) => [surface.letter, surface]));
const call = fakeCall([
  [AuthenticateDocument, () => ({ authenticate: { outcome: 'MISSING' as const, retryAfterSeconds: null, connection: null } })],
  [LogCallDocument, () => ({ logCall: true })],
]);

const [RATE, X_RATE] = ['ratelimit-limit ratelimit-remaining ratelimit-reset', 'x-ratelimit-limit x-ratelimit-remaining x-ratelimit-reset'];

test.each([
  ['A', RATE, '/api/fulfillment/v1', '/orders'],
  ['B', '', '/V1', '/Orders'],
  ['C', '', '/api', '/ws_orders'],
  ['D', RATE, '/api/commerce/v1', '/orders'],
  ['E', '', '/api/oms/v1/public/returns', '/shop/context'],
  ['F', X_RATE, '/api/oms/v1/public/tracking', '/x'],
  ['G', '', '/api/oms/v1/public/promise', ''],
  ['H', RATE, '/api/catalog/v1', '/products'],
  ['I', X_RATE, '/api/collect/v1', '/events'],
  ['J', X_RATE, '/api/delivery/v1', '/studio/sites/1/page'],
])('%s shows its rate on every answer, or on none: refusals, unknown paths and methods alike', async (letter, names, root, path) => { // eslint-disable-line @typescript-eslint/max-params -- columns of the table
  const [surface, clock, log] = [surfaces.get(letter), manualClock('2026-11-22T09:00:00.000Z'), createLog('silent')];
  if (!surface) throw new Error(`There is no interface ${letter}`);
  const server = await listen(alone(serveSurface(surface, { call, clock, ids: uuidV7Ids(clock), log, limiter: await openLimiter(undefined, log), trustedProxies: [] })));
  const answers = [];
  for (const [method, target] of [['GET', path], ['PATCH', path], ['OPTIONS', path], ['GET', '/none/of/these/paths'], ['POST', '/none/of/these/paths'], ['OPTIONS', '/none/of/these/paths']]) {
    const { status, headers } = await fetch(`${server.base}${root}${target ?? ''}`, { method: method ?? '' });
    answers.push([method, target, status < 500, [...headers.keys()].filter((name) => name.includes('ratelimit-')).sort().join(' ')]);
  }
  await server.close();
  expect(answers).toEqual([
    ['GET', path, true, names], ['PATCH', path, true, names], ['OPTIONS', path, true, names],
    ['GET', '/none/of/these/paths', true, names], ['POST', '/none/of/these/paths', true, names], ['OPTIONS', '/none/of/these/paths', true, names],
  ]);
});
