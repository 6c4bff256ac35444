import { testDatabase } from '../kit/database.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { openRealGraph, type RealGraph } from '../kit/real-graph.js';
import { parsed } from '../kit/parsed.js';
import { system } from '../kit/identity.js';
import { openSurfaces } from '../kit/running-surfaces.js';
import { until } from '../kit/until.js';
import { smallDisk } from './small-disk.js';
import { answered, statusesOf, surfaceCalls } from './surface-calls.js';
import { unwritable } from './unwritable.js';

const MOST_FAILURES = 30;
const WINDOW = 300_000;

describe('wrong credentials while nothing can be stored', () => {
  let graph: RealGraph;
  beforeAll(async () => { graph = await openRealGraph({ databaseOf: testDatabase }); });
  afterAll(() => graph.close());

  const wrong = async (): Promise<number> => (await graph.send('/ping', { headers: { authorization: 'Bearer nope' } })).status;

  it('are 401 as usual, and together with those stored before block their address until the window is over [A-AUTH-2] [A-AUTH-4]', async () => {
    for (let shown = 0; shown < 10; shown += 1) expect(await wrong()).toBe(401);
    graph.clock.turn(WINDOW - 1000);
    const undo = unwritable(graph.identityDatabase);
    for (let shown = 10; shown < MOST_FAILURES; shown += 1) expect(await wrong()).toBe(401);
    expect([await wrong(), (await graph.send('/ping')).status]).toEqual([429, 429]);
    graph.clock.turn(1000);
    expect([(await graph.send('/ping')).status, await wrong()]).toEqual([200, 401]);
    undo();
    for (let shown = 1; shown < MOST_FAILURES; shown += 1) expect(await wrong()).toBe(401);
    expect((await graph.send('/ping')).status).toBe(429);
    graph.clock.turn(WINDOW);
    expect((await graph.send('/ping')).status).toBe(200);
  });

  it('of people are counted and block their address', async () => {
    const undo = unwritable(graph.identityDatabase);
    const where = { surface: 'graphql', address: '192.0.2.9' };
    const context = { principal: system(), requestId: 'r-1', via: 'test' };
    const count = () => graph.call<unknown, unknown>(parsed('mutation C($surface: String!, $address: String!) { countWrongCredential(surface: $surface, address: $address) }'), where, context);
    for (let shown = 0; shown < MOST_FAILURES; shown += 1) expect(await count()).toEqual({ countWrongCredential: true });
    expect(await graph.call<unknown, unknown>(parsed('query B($surface: String!, $address: String!) { blockedSeconds(surface: $surface, address: $address) }'), where, context)).toEqual({ blockedSeconds: 300 });
    undo();
  });
});

const tmpfs = smallDisk();

(tmpfs ? test : test.skip)('on a full disk every interface reads, refuses writes in its own words and wrong credentials as usual, and works again once there is room', async () => {
  const surfaces = await openSurfaces({ PORTICO_DATA: `${tmpfs?.folder ?? temporaryFolder()}/data` });
  const calls = await surfaceCalls(surfaces);
  const usual = statusesOf(await answered(surfaces, calls));
  tmpfs?.fill();
  const answers = await Promise.all(['/api/fulfillment/v1/ping', '/V1/Orders/New', '/api/admin/ws/ws_orders?last_upd=20261121000000', '/api/commerce/v1/orders'].map(async (path) => {
    const response = await fetch(`http://127.0.0.1:${String(surfaces.portOf('commerce'))}${path}`, { headers: { authorization: path.includes('ws_orders') ? 'Basic bm86cGU=' : 'Bearer nope' } });
    return [response.status, (await response.text()).includes('Internal')];
  }));
  expect(answers).toEqual([[401, false], [401, false], [401, false], [401, false]]);
  expect(statusesOf(await answered(surfaces, calls))).toEqual(calls.map(({ name, writes }, index) => (writes ? `${name} away` : usual[index])));
  tmpfs?.empty();
  await until(async () => (statusesOf(await answered(surfaces, calls)).join() === usual.join() ? true : undefined));
  await surfaces.close();
  tmpfs?.remove();
});
