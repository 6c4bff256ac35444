import { setImmediate as endOfTurn } from 'node:timers/promises';
import { readConfig } from '#kernel/config.js';
import { databaseSettings } from '../kit/database-settings.js';
import { openSurfaces, type Surfaces } from '../kit/running-surfaces.js';
import { longestTurn } from '../kit/longest-turn.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { registerApp } from './code-exchange.js';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.js';
import { storedRows } from './stored-rows.js';
import { answered, statusesOf, surfaceCalls, type SurfaceCall } from './surface-calls.js';
import { happenedTimes, sendWrites, surfaceWrites } from './surface-writes.js';
import { watchAnswers } from './watched-answers.js';

const SERVER = process.env['PORTICO_TEST_MYSQL'];
const MOST_MILLISECONDS = 5000;
const [LATE, CALLERS, AT_ONCE, AT_ONCE_MILLISECONDS, TRIES, TOO_MANY] = [500, 200, 20, 100, 3, 429];
/** The surfaces of orders, those of catalog and content, and those that know their callers without a database; and how many of their callers are refused at least. */
const RUSHES = [['ABCDEFG', 40], ['HIJ', 10], ['KLM', 0]] as const;
const HOSTS = ['commerce', 'catalog', 'brain', 'intelligence', 'auth', 'mcp'] as const;

/** The embedded database is a file and never unavailable. */
const onServers = SERVER === undefined ? describe.skip : describe;

onServers('an unavailable database server below every surface', () => {
  let proxy: DatabaseProxy;
  let surfaces: Surfaces;
  let calls: readonly SurfaceCall[];
  let usual: readonly string[];
  const { PORTICO_DB: server = '' } = databaseSettings();
  const { databases } = readConfig({ PORTICO_DB: server });

  beforeAll(async () => {
    proxy = await openDatabaseProxy(SERVER ?? '');
    surfaces = await openSurfaces({ PORTICO_DB: proxy.through(server) });
    calls = await surfaceCalls(surfaces);
    usual = statusesOf(await answered(surfaces, calls));
  });
  afterAll(async () => {
    await proxy.restore();
    await surfaces.close();
    proxy.close();
  });

  const health = (path: string): Promise<readonly number[]> => Promise.all(HOSTS.map(async (host) => (await fetch(`http://127.0.0.1:${String(surfaces.portOf(host))}${path}`)).status));
  const becomes = (status: number) => until(async () => ((await health('/readyz')).every((one) => one === status) ? true : undefined));

  const areAsUsual = () => until(async () => (statusesOf(await answered(surfaces, calls)).join() === usual.join() ? true : undefined));

  test.each(['cut', 'hush'] as const)('(%s) is answered by each in its own format and soon, by its hosts as live and not ready, and is over without a restart [REL-R16 ABCDEFGHIJKLM]', async (outage) => {
    await becomes(200);
    proxy[outage]();
    expect(await answered(surfaces, calls)).toEqual(calls.map(({ name }) => `${name} away`));
    await becomes(503);
    expect(await health('/healthz')).toEqual(HOSTS.map(() => 200));
    const passed = stopwatch();
    await proxy.restore();
    await becomes(200);
    await areAsUsual();
    expect(passed()).toBeLessThan(MOST_MILLISECONDS);
  });

  /** The server is available again, and so is each surface. */
  async function back(): Promise<void> {
    await proxy.restore();
    await areAsUsual();
  }

  test('that is lost during COMMIT: the write of each is answered as not done, which is not stored, and is done once when it is sent again [REL-R4 ABCDEFHILM]', async () => {
    await back();
    const { company } = surfaces;
    const app = await registerApp(surfaces.portOf('auth'), databases.identity); // of the assistant's person
    const assistant = async () => ({ authorization: `Bearer ${await app.accessToken()}`, 'x-service-company': String(company.company) });
    const writes = await surfaceWrites({
      served: { ...surfaces, assistant }, place: (number, { email }) => company.place(number, [['MUG', 2]], { customer: { name: 'Ada Rossi', email } }), rows: (database, sql, parameters) => storedRows(databases[database], sql, parameters),
    }, 'commit');
    for (const write of writes) {
      proxy.cutAtCommit(write.database);
      expect(await answered(surfaces, [write])).toEqual([`${write.name} away`]);
      await back();
      for (let time = 0; time < 2; time += 1) expect(await sendWrites(surfaces, [write])).toEqual([[write.name, write.done]]);
      expect(await happenedTimes([write])).toEqual([[write.name, 1]]);
    }
  });

  test('that is lost during COMMIT: of the exchange of a code one grant is left at most, which ends when the code comes again [REL-R4 K]', async () => {
    await back();
    const app = await registerApp(surfaces.portOf('auth'), databases.identity);
    const code = await app.code();
    proxy.cutAtCommit('identity', 'INSERT INTO oauth_grant');
    expect(await app.exchange(code)).toEqual([503, 'temporarily_unavailable']);
    await back();
    expect(await app.exchange(code)).toEqual([400, 'invalid_grant']);
    expect((await app.grants()).map((endedAt) => endedAt !== null)).toEqual([true]);
  });

  /** Callers of some surfaces, in turn, each from an address of its own where that counts. */
  function callersOf(letters: string): readonly SurfaceCall[] {
    const own = calls.filter(({ name }) => letters.includes(name.charAt(0)));
    return Array.from({ length: CALLERS }, (_, caller) => caller).flatMap((caller) => own.slice(caller % own.length).slice(0, 1).map((call) => ({ ...call, init: { ...call.init, headers: { ...call.init?.headers, 'x-forwarded-for': `192.0.2.${String(caller)}` } } })));
  }

  /** Two hundred callers of some surfaces call at once: what they are answered, and the times of the slowest refusal and the longest turn. */
  async function rushHour(letters: string) {
    const watch = watchAnswers();
    const answers: Promise<readonly string[]>[] = [];
    const longest = await longestTurn(async () => {
      for (const call of callersOf(letters)) {
        answers.push(answered(surfaces, [call]));
        if (answers.length % AT_ONCE === 0) await endOfTurn();
      }
      await Promise.all(answers);
    });
    watch.stop();
    const refused = watch.times.filter(({ status }) => status >= 500);
    return { answers: (await Promise.all(answers)).flat(), longest, refused: refused.length, slowest: Math.max(0, ...refused.map(({ took }) => took)) };
  }

  test('that is slower by half a second: of two hundred callers some are served and the others refused at once, each in the words of its surface [REL-R15 ABCDEFGHIJKLM]', async () => {
    await back();
    const allowed = calls.flatMap(({ name }, index) => [`${name} away`, `${name} ${String(TOO_MANY)}`, usual[index] ?? '']);
    proxy.delay(LATE);
    await answered(surfaces, calls); // by now it is known how slow it is
    for (const [letters, least] of RUSHES) {
      let [rush, tries] = [await rushHour(letters), 1];
      for (; Math.max(rush.longest, rush.slowest) >= AT_ONCE_MILLISECONDS && tries < TRIES; tries += 1) rush = await rushHour(letters); // a collection of garbage may fall into one
      expect(statusesOf(rush.answers).filter((answer) => !allowed.includes(answer))).toEqual([]);
      expect(rush.refused).toBeGreaterThanOrEqual(least);
      expect(rush.longest).toBeLessThan(AT_ONCE_MILLISECONDS);
      expect(rush.slowest).toBeLessThan(AT_ONCE_MILLISECONDS);
    }
    await proxy.restore();
    await becomes(200);
  });
});
