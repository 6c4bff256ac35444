import { join } from 'node:path';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { openRealGraph, type RealGraph } from '../kit/real-graph.js';
import { around } from './around.js';
import { fillPages, smallDisk, type SmallDisk } from './small-disk.js';
import { accepted, timeline } from './timeline.js';

interface FullDisk {
  readonly folder: string;
  fill(graph: RealGraph): Promise<void>;
  empty(): Promise<void>;
  remove(): void;
}

/** The call log's database takes no more pages, as it found when it moved a first call there; the others have room. */
const fullLog = (): FullDisk => {
  let undo = (): Promise<void> => Promise.resolve();
  return {
    folder: temporaryFolder(),
    fill: async (graph) => {
      const undone = await Promise.all(graph.callDatabases().map(fillPages));
      undo = async () => { for (const one of undone) await one(); };
      await graph.send('/ping');
      await Promise.all(graph.callDatabases().map((database) => database.query('SELECT 1')));
    },
    empty: () => undo(),
    remove: () => undefined,
  };
};

/** The disk of all databases is full. */
const fullTmpfs = (disk: SmallDisk): FullDisk => ({
  folder: disk.folder,
  fill: () => {
    disk.fill();
    return Promise.resolve();
  },
  empty: () => {
    disk.empty();
    return Promise.resolve();
  },
  remove: () => { disk.remove(); },
});

const tmpfs = smallDisk();
const DISKS: [string, FullDisk][] = [['the call log', fullLog()], ...(tmpfs ? [['every database', fullTmpfs(tmpfs)] as [string, FullDisk]] : [])];

describe.each(DISKS)('a full disk below %s', (_, disk) => {
  let graph: RealGraph;
  let afterWork: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    graph = await openRealGraph({
      databaseOf: (name) => ({ kind: 'sqlite', file: join(disk.folder, `${name}.sqlite`) }),
      between: (call) => around(call, { after: async (name) => { if (name === 'AcceptOrder') await afterWork?.(); } }),
    });
    for (const number of ['1', '2', '3', '4']) await graph.place(`#${number}`, [['MUG', 1]]);
  });
  beforeEach(() => { graph.counted.length = 0; });
  afterAll(async () => {
    await graph.close();
    disk.remove();
  });

  const accept = async (number: string, key?: string) => {
    const response = await graph.post(`/orders/${number}/accept`, '', key === undefined ? {} : { key });
    const { error } = await response.json() as { error?: { code: string } };
    return [response.status, error?.code, response.headers.get('retry-after'), response.headers.get('idempotent-replayed')];
  };
  const timesAccepted = async (number: string): Promise<number> => accepted(await timeline(graph.asStaff, number)).length;
  const REFUSED = [503, 'internal_error', '5', null];
  const DONE = [200, undefined, null, null];
  const REPLAYED = [200, undefined, null, 'true'];

  test('lets reads go on, unlogged and counted, and refuses writes with 503 and Retry-After [A-LOG-1] [A-ERR-INTERNAL]', async () => {
    await disk.fill(graph);
    const reads = await Promise.all(['/ping', '/orders', '/orders/1'].map(async (path) => (await graph.send(path)).status));
    const writes = [await accept('1', 'k1'), await accept('1', 'k1'), await accept('1')];
    await disk.empty();
    expect(reads).toEqual([200, 200, 200]);
    expect(writes).toEqual([REFUSED, REFUSED, REFUSED]);
    expect(graph.counted).toEqual(['fulfillment unlogged', 'fulfillment unlogged', 'fulfillment unlogged']);
  });

  test('is over without a restart: the refused write is done once, at once, and remembered [A-KEY-2] [A-KEY-4]', async () => {
    await disk.fill(graph);
    expect(await accept('2', 'k2')).toEqual(REFUSED);
    await disk.empty();
    expect([await accept('2', 'k2'), await accept('2', 'k2'), await timesAccepted('2')]).toEqual([DONE, REPLAYED, 1]);
    expect((await graph.send('/calls')).status).toBe(200);
  });

  test('that comes between a write and its answer neither loses nor doubles it, and is not reported as in progress [A-KEY-4] [A-KEY-6]', async () => {
    afterWork = () => disk.fill(graph);
    expect(await accept('3', 'k3')).toEqual(REFUSED);
    afterWork = undefined;
    expect([await timesAccepted('3'), await accept('3', 'k3')]).toEqual([1, REFUSED]);
    await disk.empty();
    expect([await accept('3', 'k3'), await accept('3', 'k3'), await timesAccepted('3')]).toEqual([DONE, REPLAYED, 1]);
  });
});

(tmpfs === undefined ? test : test.skip)('a disk of its own could not be mounted here', () => { expect(tmpfs).toBeUndefined(); });
