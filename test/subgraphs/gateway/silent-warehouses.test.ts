import { watchWarehouses } from '../../../gateway/server/watch-warehouses.js';
import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { until } from '../../kit/until.js';

const MINUTE = 60_000;

let graph: RealGraph;
beforeEach(async () => { graph = await openRealGraph(); });
afterEach(() => graph.close());

interface Shown { name: string; status: string; indicator: string; silent: boolean; silentSince: string | null }

const watch = () => watchWarehouses(graph.call, graph.ids);
const connections = async () => (await graph.asStaff('query C { connections(first: 10) { nodes { id name status indicator silent silentSince } } }', {}) as { connections: { nodes: (Shown & { id: string })[] } }).connections.nodes;
const milan = async (): Promise<string | undefined> => (await connections()).find(({ name }) => name === 'MI1 WMS')?.indicator;
const alerts = async (openOnly: boolean) => (await graph.asStaff('query A($openOnly: Boolean!) { alerts(openOnly: $openOnly, first: 50) { nodes { id type subject message location { code } } } }', { openOnly }) as { alerts: { nodes: { id: string; type: string; subject: string; message: string; location: { code: string } | null }[] } }).alerts.nodes;
const minutesLater = async (minutes: number) => {
  graph.clock.turn(minutes * MINUTE);
  await watch();
};

test('a warehouse silent for more than 30 minutes while orders wait is shown in error and reported once, until it calls', async () => {
  await graph.place('#1', [['MUG', 1]]);
  await minutesLater(30);
  expect([await milan(), await alerts(true)]).toEqual(['ACTIVE', []]);
  await minutesLater(2);
  const [shown] = (await connections()).filter(({ name }) => name === 'MI1 WMS');
  expect(shown).toMatchObject({ status: 'ACTIVE', indicator: 'ERROR', silent: true, silentSince: expect.stringMatching(/^2026-11-21T09:30:00/) });
  expect(await alerts(true)).toMatchObject([{ type: 'WAREHOUSE_SILENT', subject: shown?.id, message: expect.stringMatching(/^The warehouse of MI1 WMS has been silent since 2026-11-21T09:30:00.* while orders wait at MI1$/), location: { code: 'MI1' } }]);
  await minutesLater(10);
  await Promise.all([watch(), watch()]);
  expect(await alerts(false)).toHaveLength(1);
  expect(await (await graph.send('/ping')).json()).toMatchObject({ connection: { status: 'error' } });
  await until(async () => (await milan() === 'ACTIVE') || undefined);
  expect(await (await graph.send('/ping')).json()).toMatchObject({ connection: { status: 'active' } });
  await watch();
  expect([await alerts(true), (await alerts(false)).length]).toEqual([[], 1]);
});

test('a new silence is reported again, a resolved one is not', async () => {
  await graph.place('#1', [['MUG', 1]]);
  await minutesLater(40);
  const [alert] = await alerts(true);
  await graph.asStaff('mutation R($id: ID!) { resolveAlert(id: $id) }', { id: alert?.id });
  await minutesLater(1);
  expect([await alerts(true), await milan()]).toEqual([[], 'ERROR']);
  await graph.send('/orders');
  await until(async () => (await milan() === 'ACTIVE') || undefined);
  await minutesLater(29);
  expect([await alerts(true), await milan()]).toEqual([[], 'ACTIVE']);
  await minutesLater(3);
  expect([(await alerts(true)).length, await milan()]).toEqual([1, 'ERROR']);
});

test('a warehouse without waiting orders, or one that keeps calling, is not reported', async () => {
  await graph.place('#1', [['MUG', 1]]);
  for (let polls = 0; polls < 4; polls += 1) {
    graph.clock.turn(20 * MINUTE);
    await graph.send('/orders');
    await watch();
  }
  await graph.post('/orders/1/accept');
  await minutesLater(600);
  expect([await alerts(false), (await connections()).filter(({ indicator }) => indicator === 'ERROR')]).toEqual([[], []]);
});

test('a new order does not make an idle warehouse silent', async () => {
  graph.clock.turn(600 * MINUTE);
  await graph.place('#1', [['MUG', 1]]);
  await watch();
  await minutesLater(29);
  expect([await alerts(false), await milan()]).toEqual([[], 'ACTIVE']);
});

test('a paused connection is not in error, and its 30 minutes begin when it is active again', async () => {
  await graph.place('#1', [['MUG', 1]]);
  await minutesLater(40);
  const [connection] = (await connections()).filter(({ name }) => name === 'MI1 WMS');
  const act = (verb: string) => graph.asStaff(`mutation A($id: ID!) { ${verb}Connection(id: $id) { indicator } }`, { id: connection?.id });
  expect(await act('pause')).toEqual({ pauseConnection: { indicator: 'PAUSED' } });
  await minutesLater(100);
  expect(await act('activate')).toEqual({ activateConnection: { indicator: 'ACTIVE' } });
  await minutesLater(20);
  expect([await milan(), await alerts(true)]).toEqual(['ACTIVE', []]);
});
