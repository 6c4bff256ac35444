import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import { createGraph } from '#client/graph.js';
import type { SubgraphRunner } from '#client/subgraph-runner.js';
import { keepPresence } from '../../../gateway/server/keep-presence.js';
import { mountSurfaces } from '../../../gateway/server/mount-surfaces.js';
import { Degraded } from '../../../gateway/server/readiness/part-state.js';
import { NEEDS } from '../../../gateway/server/readiness/process-readiness.js';
import { createReadiness } from '../../../gateway/server/readiness/readiness.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { testDeployment } from '../../kit/deployment.js';
import { fakeSubgraphs } from '../../kit/fake-subgraphs.js';
import { manualClock } from '../../kit/manual-clock.js';

const SECOND = 1000;

const coded = (code: string, message = `at /var/lib/portico/identity.sqlite of root:hidden@10.0.0.7: ${code}`): Error => Object.assign(new Error(message), { code });

describe('the readiness of a process', () => {
  const clock = manualClock();
  const fresh = (log = createLog('silent')) => createReadiness({ clock, log });

  it('depends on each check', async () => {
    const readiness = fresh();
    readiness.add('orders', () => Promise.resolve());
    expect(await readiness.report()).toEqual({ status: 'ready', checks: { orders: 'up' } });
    clock.turn(SECOND);
    readiness.add('redis', () => Promise.reject(new Degraded('it does not answer')));
    expect(await readiness.report()).toEqual({ status: 'ready', checks: { orders: 'up', redis: 'degraded: it does not answer' } });
    clock.turn(SECOND);
    readiness.add('identity', () => Promise.reject(new Error('no')));
    expect(await readiness.report()).toMatchObject({ status: 'not ready', checks: { orders: 'up', identity: 'down: it does not work; the log says why' } });
  });

  it.each([
    [coded('SQLITE_FULL'), 'the disk is full'],
    [coded('ENOSPC'), 'the disk is full'],
    [new Failure('INTERNAL', 'Internal error', {}, { cause: coded('ER_DISK_FULL') }), 'the disk is full'],
    [coded('SQLITE_READONLY'), 'it takes no writes'],
    [coded('ER_OPTION_PREVENTS_STATEMENT'), 'it takes no writes'],
    [new Failure('UNAVAILABLE', 'The database cannot be reached; try again', {}, { cause: coded('ECONNREFUSED') }), 'it cannot be reached'],
    [coded('EUNHEARD'), 'it does not work; the log says why'],
    ['no error', 'it does not work; the log says why'],
  ])('gives a reason without paths, addresses and secrets: %s', async (thrown, words) => {
    const readiness = fresh();
    readiness.add('identity', () => Promise.reject(thrown)); // eslint-disable-line @typescript-eslint/prefer-promise-reject-errors -- anything may be thrown
    expect(await readiness.report()).toEqual({ status: 'not ready', checks: { identity: `down: ${words}` } });
  });

  it('logs a failing check once, with all details', async () => {
    const lines: string[] = [];
    const readiness = fresh(pino({ level: 'warn' }, new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()))));
    let works = false;
    readiness.add('identity', () => (works ? Promise.resolve() : Promise.reject(coded('EUNHEARD'))));
    for (const outcome of [false, false, true, false]) {
      works = outcome;
      await readiness.report();
      clock.turn(SECOND);
    }
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('EUNHEARD');
  });

  it('is checked once a second however many callers ask, and a hanging check is not started twice', async () => {
    const readiness = fresh();
    const looks = { quick: 0, hanging: 0 };
    let letGo = (): void => undefined;
    const hanging = new Promise<void>((resolve) => { letGo = resolve; });
    readiness.add('quick', () => Promise.resolve(looks.quick += 1));
    readiness.add('hanging', () => { looks.hanging += 1; return hanging; });
    const [first, second] = await Promise.all([readiness.report(), readiness.report()]);
    expect(first).toEqual({ status: 'not ready', checks: { quick: 'up', hanging: 'down: it gives no answer' } });
    expect([second, looks]).toEqual([first, { quick: 1, hanging: 1 }]);
    clock.turn(SECOND);
    const third = readiness.report();
    letGo();
    expect([await third, looks]).toEqual([{ status: 'ready', checks: { quick: 'up', hanging: 'up' } }, { quick: 2, hanging: 1 }]);
  });

  it('is not ready once it is about to stop, whatever works', async () => {
    const readiness = fresh();
    readiness.add('orders', () => Promise.resolve());
    await readiness.report();
    readiness.drain();
    expect(await readiness.report()).toEqual({ status: 'not ready', stopping: true, checks: { process: 'down: it is stopping' } });
  });
});

describe('the checks of a process', () => {
  const report = async (services: string, more: Readonly<Record<string, string>> = {}) => {
    const deployment = await testDeployment({ PORTICO_DATA: temporaryFolder(), PORT: '1024', PORTICO_SERVICES: services, ...more }, fakeSubgraphs());
    try {
      return await deployment.readiness.report();
    } finally {
      await deployment.close();
    }
  };

  it('are those of its services', async () => {
    expect(await report('identity')).toEqual({ status: 'ready', checks: { identity: 'up', disk: 'up' } });
    expect(await report('surfaces,identity')).toEqual({ status: 'not ready', checks: { identity: 'up', orders: 'down: its process cannot be reached', catalog: 'down: its process cannot be reached', content: 'down: its process cannot be reached', disk: 'up' } });
    expect(await report('gateway')).toEqual({ status: 'not ready', checks: Object.fromEntries(SUBGRAPHS.map((name) => [name, 'down: its process cannot be reached'])) });
  });

  it('include the free space on the disk of its databases', async () => {
    expect(await report('all', { PORTICO_MIN_FREE_MB: '1e12' })).toMatchObject({ status: 'not ready', checks: { orders: 'up', disk: 'down: the disk of the data folder is nearly full' } });
  });

  it.each([['surfaces,-collector', 'surfaces'], ['collector', 'collector']] as const)('include for %s every subgraph that its operations use', async (services, name) => {
    const asked = new Set<SubgraphName>();
    const runner = (subgraph: SubgraphName): SubgraphRunner => ({ prepare: () => { asked.add(subgraph); return () => Promise.resolve({}); } });
    const deployment = await testDeployment({ PORTICO_DATA: temporaryFolder(), PORTICO_SERVICES: services });
    const graph = createGraph(deployment.supergraphSdl, new Map(SUBGRAPHS.map((subgraph) => [subgraph, runner(subgraph)])));
    const { warm, close } = await mountSurfaces({ ...deployment, graph: { call: deployment.graph.call, prepare: async (operation) => { graph.prepare(operation); return Promise.resolve(); } } }, keepPresence(deployment));
    await warm();
    await close();
    await deployment.close();
    expect([...asked].sort()).toEqual([...NEEDS[name]].sort());
  });
});
