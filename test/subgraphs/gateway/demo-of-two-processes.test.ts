import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#kernel/config.js';
import { systemClock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import type { DemoCredentials } from '../../../gateway/demo/credentials.js';
import type { DemoDeps } from '../../../gateway/demo/deployment.js';
import { prepareDemo } from '../../../gateway/server/prepare-demo.js';
import { testDatabase } from '../../kit/database.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { until } from '../../kit/until.js';
import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';

const ids = uuidV7Ids(systemClock);

let graph: RealGraph;
beforeAll(async () => { graph = await openRealGraph({ databaseOf: testDatabase }); });
afterAll(() => graph.close());

/** A process with a data folder of its own on the common database, and the calls of its seed. */
function demoProcess(seed: (deps: DemoDeps) => Promise<DemoCredentials | undefined>) {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const config = readConfig({ PORTICO_DATA: folder });
  const parts = { config, clock: systemClock, ids, keys: { origin: 'test', demo: Buffer.alloc(32), internal: [{ id: 'k', bytes: Buffer.alloc(32) }], of: () => { throw new Error('not asked'); }, readAgain: () => undefined }, graph: { call: graph.call, prepare: () => Promise.resolve() } } as const;
  return { folder, lines, start: () => prepareDemo(parts, (line) => lines.push(line), seed), kept: () => JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as DemoCredentials };
}

const credentials = (key: string): DemoCredentials => ({ company: { id: 1, name: 'Portico Demo' }, users: [], connections: { fulfillment: { apiKey: key } } });

test('of two processes that start at once one creates the demo, and both have the same credentials', async () => {
  let made = 0;
  let underWay = 0;
  const seed = async ({ credentialsKnown }: DemoDeps): Promise<DemoCredentials | undefined> => {
    underWay += 1;
    expect(underWay).toBe(1);
    if (made === 0) await until(() => Promise.resolve([...one.lines, ...other.lines].length > 0 || undefined)); // the other has asked by then
    underWay -= 1;
    if (credentialsKnown === true) return undefined;
    made += 1;
    return credentials(`key ${String(made)}`);
  };
  const [one, other] = [demoProcess(seed), demoProcess(seed)];
  await Promise.all([one.start(), other.start()]);
  expect(made).toBe(1);
  expect(one.kept().connections).toEqual({ fulfillment: { apiKey: 'key 1' } });
  expect(other.kept().connections).toEqual({ fulfillment: { apiKey: 'key 1' } });
  expect([...one.lines, ...other.lines]).toEqual(['Another process is making the demo company; waiting for it']);
});

test('a process whose file is lost gets the credentials in use, without replacing them', async () => {
  const seed = ({ credentialsKnown }: DemoDeps): Promise<undefined> => {
    expect(credentialsKnown).toBe(true);
    return Promise.resolve(undefined);
  };
  const late = demoProcess(seed);
  await late.start();
  expect(late.kept().connections).toEqual({ fulfillment: { apiKey: 'key 1' } });
  rmSync(join(late.folder, 'demo.json'));
  await late.start();
  expect(late.kept().connections).toEqual({ fulfillment: { apiKey: 'key 1' } });
});

test('a seed that fails leaves the demo to the next process at once', async () => {
  const failing = demoProcess(() => Promise.reject(new Error('no room')));
  await expect(failing.start()).rejects.toThrow('no room');
  const next = demoProcess(() => Promise.resolve(undefined));
  await next.start();
  expect(next.lines).toEqual([]);
  expect(next.kept().connections).toEqual({ fulfillment: { apiKey: 'key 1' } });
});
