import { testDatabase } from '../kit/database.js';
import { openRealGraph, type RealGraph } from '../kit/real-graph.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { around } from './around.js';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.js';
import { accepted, timeline } from './timeline.js';

const SERVER = process.env['PORTICO_TEST_MYSQL'];
const MOST_MILLISECONDS = 5000;

/** The embedded database is a file and never unavailable. */
const onServers = SERVER === undefined ? describe.skip : describe;

onServers.each(['cut', 'hush'] as const)('an unavailable database server (%s)', (outage) => {
  let proxy: DatabaseProxy;
  let graph: RealGraph;
  let moment: { readonly when: 'before' | 'after'; readonly name: string; readonly outage?: 'cutAtCommit' } | undefined;

  /** The server becomes unavailable at the armed moment of a call. */
  const reached = (when: 'before' | 'after') => (name: string): void => {
    if (moment?.when === when && moment.name === name) proxy[moment.outage ?? outage]();
  };

  beforeAll(async () => {
    proxy = await openDatabaseProxy(SERVER ?? '');
    graph = await openRealGraph({
      between: (call) => around(call, { before: reached('before'), after: reached('after') }),
      databaseOf: (name) => {
        const location = testDatabase(name);
        return location.kind === 'mysql' ? { ...location, url: proxy.through(location.url) } : location;
      },
    });
  });
  afterAll(async () => {
    await proxy.restore();
    await graph.close();
    proxy.close();
  });

  const timed = async (call: Promise<Response>): Promise<string> => {
    const passed = stopwatch();
    const response = await call;
    const { error } = await response.json() as { error?: { code: string } };
    const isInTime = passed() < MOST_MILLISECONDS;
    return [response.status, error?.code, response.headers.get('retry-after'), isInTime ? 'in time' : 'too late'].join(' ');
  };

  const accept = (number: string) => graph.post(`/orders/${number}/accept`, '', { key: `take-${number}` });

  /** The server is available again, and so is the product, soon. */
  async function back(): Promise<void> {
    const passed = stopwatch();
    await proxy.restore();
    await until(async () => ((await graph.send('/ping')).status === 200 ? true : undefined));
    expect(passed()).toBeLessThan(MOST_MILLISECONDS);
  }

  /** No repetition waits for a call that this process knows is over. */
  async function takenOnce(number: string): Promise<void> {
    expect((await accept(number)).status).toBe(200);
    const again = await accept(number);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(accepted(await timeline(graph.asStaff, number))).toHaveLength(1);
  }

  test('a call whose COMMIT gets no answer is not stored as failed, and done once [REL-R4 A]', async () => {
    await graph.place('#6', [['MUG', 1]]);
    moment = { when: 'before', name: 'AcceptOrder', outage: 'cutAtCommit' };
    expect(await timed(accept('6'))).toBe('503 internal_error 5 in time');
    moment = undefined;
    await back();
    await takenOnce('6');
  });

  test('each call is refused soon, and works again soon after', async () => {
    await graph.place('#1', [['MUG', 1]]);
    proxy[outage]();
    const calls = [...Array.from({ length: 20 }, () => graph.send('/ping')), graph.send('/orders'), accept('1'), graph.send('/orders/1')];
    expect(await Promise.all(calls.map(timed))).toEqual(calls.map(() => '503 internal_error 5 in time'));
    expect(await timed(graph.send('/ping'))).toBe('503 internal_error 5 in time');
    await back();
    await takenOnce('1');
  });

  test.each([
    ['2', 'before', 'ClaimCall'], ['3', 'before', 'AcceptOrder'], ['4', 'after', 'AcceptOrder'], ['5', 'after', 'FinishCall'],
  ] as const)('a call that loses it (order %s: %s %s) is done once', async (number, when, name) => {
    await graph.place(`#${number}`, [['MUG', 1]]);
    moment = { when, name };
    const isStored = when === 'after' && name === 'FinishCall';
    expect(await timed(accept(number))).toBe(isStored ? '200   in time' : '503 internal_error 5 in time');
    moment = undefined;
    await back();
    await takenOnce(number);
  });
});
