import { newOrder, openIntegration, type Integration } from './integration.js';

const LOCKOUT = 300_001;

let d: Integration;
beforeAll(async () => { d = await openIntegration(); });
afterAll(() => d.close());

/** Another active integration of the company, for a test to change. */
async function another(scopes?: readonly string[]) {
  const { createConnection: { apiKey, connection: { id } } } = await d.asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }', { input: { kind: 'COMMERCE', name: 'Another', ...(scopes && { scopes }) } });
  await d.activate(id);
  return { id: String(id), ask: (path: string, init: RequestInit = {}) => fetch(d.base + path, { ...init, headers: { authorization: `Bearer ${String(apiKey)}` } }) };
}

const update = (input: object) => d.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input });

test('a missing or wrong key, a warehouse\'s key and an address outside the allowlist are unauthorized [D-AUTH-1]', async () => {
  for (const authorization of ['', 'Bearer wrong', `Bearer ${d.keys.MI1}`, `Basic ${d.connections.ERP.apiKey}`]) expect(await d.outcome(await d.send('/ping', { headers: { authorization } }))).toEqual([401, 'unauthorized']);
  expect(await d.outcome(await fetch(`${d.base}/ping`))).toEqual([401, 'unauthorized']);
  const { id, ask } = await another();
  await update({ id, allowlist: ['203.0.113.9'] });
  expect(await d.outcome(await ask('/ping'))).toEqual([401, 'unauthorized']);
});

test('29 wrong keys block nobody, the thirtieth its address for the rest of five minutes, the right key included [D-AUTH-1] [REL-S4]', async () => {
  d.clock.turn(LOCKOUT);
  const wrong = async (): Promise<number> => (await d.send('/ping', { headers: { authorization: 'Bearer wrong' } })).status;
  for (let shown = 1; shown < 30; shown += 1) expect(await wrong()).toBe(401);
  expect([(await d.send('/ping')).status, await wrong()]).toEqual([200, 401]);
  expect(await d.outcome(await d.send('/ping'))).toEqual([429, 'rate_limited']);
  d.clock.turn(LOCKOUT);
  expect((await d.send('/ping')).status).toBe(200);
});

test('a new connection is a draft until it is activated; a paused one is answered so [D-AUTH-2]', async () => {
  const { createConnection: { apiKey } } = await d.asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { kind: 'COMMERCE', name: 'New' } });
  expect(await d.outcome(await fetch(`${d.base}/ping`, { headers: { authorization: `Bearer ${String(apiKey)}` } }))).toEqual([403, 'connection_not_active']);
  const { id, ask } = await another();
  await d.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id });
  expect(await d.outcome(await ask('/orders'))).toEqual([403, 'connection_paused']);
});

test('rotating replaces the key and the webhook secret at once [D-AUTH-5]', async () => {
  const { id, ask } = await another();
  const { rotateConnection: { apiKey, webhookSecret } } = await d.asStaff('mutation R($id: ID!) { rotateConnection(id: $id) { apiKey webhookSecret } }', { id });
  expect([apiKey, webhookSecret]).toEqual([expect.stringMatching(/^pco_[0-9A-Za-z]{48}$/), expect.stringMatching(/^whsec_[0-9A-Za-z+/]{43}=$/)]);
  expect(await d.outcome(await ask('/ping'))).toEqual([401, 'unauthorized']);
  expect((await d.send('/ping', { headers: { authorization: `Bearer ${String(apiKey)}` } })).status).toBe(200);
});

test.each([
  ['GET', '/orders', 'orders:read'], ['GET', '/orders/1', 'orders:read'], ['GET', '/orders/1/timeline', 'orders:read'], ['GET', '/exports/orders', 'orders:read'],
  ['GET', '/returns', 'returns:read'], ['GET', '/returns/R1', 'returns:read'], ['GET', '/exports/returns', 'returns:read'],
  ['GET', '/inventory', 'inventory:read'], ['GET', '/exports/inventory', 'inventory:read'], ['GET', '/locations', 'locations:read'], ['POST', '/orders', 'orders:write'],
])('%s %s without its scope %s is insufficient_scope, whatever else is wrong with it [D-AUTH-3]', async (method, path, scope) => {
  const scopes = ['orders:read', 'returns:read', 'inventory:read', 'locations:read', 'orders:write'].filter((other) => other !== scope);
  const { ask } = await another(scopes);
  const response = await ask(`${path}${method === 'GET' ? '?limit=x' : ''}`, { method, ...(method === 'POST' && { body: '{' }) });
  expect(await d.outcome(response)).toEqual([403, 'insufficient_scope']);
});

test('the 601st call of a minute is rate_limited, with the seconds to wait [D-RATE-1]', async () => {
  const { id, ask } = await another();
  await update({ id, ratePerMinute: 3 });
  const answers = [];
  for (let call = 0; call < 4; call += 1) answers.push(await ask('/ping'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  const [first, , , last] = answers;
  expect([first?.headers.get('ratelimit-limit'), (await d.send('/ping')).headers.get('ratelimit-limit'), last?.headers.get('retry-after')]).toEqual(['3', '600', expect.stringMatching(/^\d+$/)]);
  expect(await d.outcome(last ?? new Response())).toEqual([429, 'rate_limited']);
});

test('another company reads none of it [D-AUTH-4] [REL-S6]', async () => {
  await d.create({ ...newOrder('A-1'), number: '#1' });
  const other = await d.stranger();
  expect(await d.outcome(await other.ask('/orders/1'))).toEqual([404, 'order_not_found']);
  for (const path of ['/orders', '/returns', '/inventory', '/events']) expect([path, await other.read(path)]).toEqual([path, { data: [], next_cursor: null }]);
  expect(await other.read('/locations')).toEqual({ data: [] });
});

test('webhooks are pinged, listed and sent again [D-HOOKS-1]', async () => {
  expect(await d.outcome(await d.send('/webhooks/ping', { method: 'POST' }))).toEqual([409, 'invalid_state']);
  await update({ id: d.connections.ERP.id, webhookUrl: 'https://erp.example.com/hooks' });
  const pinged = await (await d.send('/webhooks/ping', { method: 'POST' })).json() as { id: string };
  expect(await d.read('/webhooks/deliveries')).toMatchObject({ data: [{ id: pinged.id, type: 'ping', status: 'waiting' }], next_cursor: null });
  expect((await d.send(`/webhooks/deliveries/${pinged.id}/resend`, { method: 'POST' })).status).toBe(200);
  expect(await d.read('/webhooks/deliveries', 'BI')).toEqual({ data: [], next_cursor: null });
});
