import { setImmediate as endOfTurn } from 'node:timers/promises';
import { longestTurn } from '../kit/longest-turn.js';
import { openRealGraph, type RealGraph } from '../kit/real-graph.js';
import { testDatabase } from '../kit/database.js';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.js';
import { watchAnswers } from './watched-answers.js';

const SERVER = process.env['PORTICO_TEST_MYSQL'];
const [LATE, CALLERS, AT_ONCE, MOST_MILLISECONDS, TRIES] = [500, 200, 20, 100, 3];

/** The embedded database is a file of this machine, without a pool. */
(SERVER === undefined ? describe.skip : describe)('a database server that is slower by half a second', () => {
  let proxy: DatabaseProxy;
  let graph: RealGraph;
  beforeAll(async () => {
    proxy = await openDatabaseProxy(SERVER ?? '');
    graph = await openRealGraph({ databaseOf: (name) => {
      const location = testDatabase(name);
      return location.kind === 'mysql' ? { ...location, url: proxy.through(location.url) } : location;
    } });
    await graph.place('#1', [['MUG', 1]]);
  });
  afterAll(async () => {
    await proxy.restore();
    await graph.close();
    proxy.close();
  });

  const calls = async (count: number): Promise<number[]> => {
    const answers: Promise<number>[] = [];
    for (let begun = 0; begun < count; begun += 1) {
      answers.push(graph.send('/orders').then(async (response) => { await response.arrayBuffer(); return response.status; }));
      if (begun % AT_ONCE === 0) await endOfTurn();
    }
    return Promise.all(answers);
  };

  /** All callers call at once: the answers, the number of refusals, and the times of the slowest refusal and the longest turn. */
  const rushHour = async () => {
    const watch = watchAnswers();
    let statuses: number[] = [];
    const longest = await longestTurn(async () => { statuses = await calls(CALLERS); });
    watch.stop();
    const refused = watch.times.filter(({ status }) => status === 503);
    return { statuses, longest, refused: refused.length, slowest: Math.max(...refused.map(({ took }) => took)) };
  };

  test('serves as many of two hundred callers as it can, refuses the others at once with 503, and stays responsive [REL-R15 A]', async () => {
    await calls(10);
    proxy.delay(LATE);
    await calls(10); // by now it is known how slow it is
    let [rush, tries] = [await rushHour(), 1];
    for (; Math.max(rush.longest, rush.slowest) >= MOST_MILLISECONDS && tries < TRIES; tries += 1) rush = await rushHour(); // a collection of garbage may fall into one
    const { statuses, refused, longest, slowest } = rush;
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10);
    expect(refused).toBeGreaterThanOrEqual(100);
    expect(slowest).toBeLessThan(MOST_MILLISECONDS);
    expect(longest).toBeLessThan(MOST_MILLISECONDS);
    await proxy.restore();
    await calls(10); // by now it is known how quick it is again
    expect(new Set(await calls(50))).toEqual(new Set([200]));
  });
});
