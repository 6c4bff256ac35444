// On the embedded database only: a backup is files on this machine, whatever it is of.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../gateway/cli/keeping/manifest.js';
import { freePorts } from '../kit/free-ports.js';
import { portico, startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { until } from '../kit/until.js';
import { openShop, staffToken, type Shop } from './shop.js';
import { smallDisk } from './small-disk.js';
import { accepted, timeline } from './timeline.js';

const [MEBIBYTES, ORDERS, READS] = [64, 20, 5];
const disk = smallDisk(MEBIBYTES);

/** Where no disk can be mounted, none can be filled. */
(disk ? describe : describe.skip)('a backup on the disk of the running product, which it fills halfway', () => {
  const { folder = '', fill = () => undefined, free = () => undefined, empty = () => undefined, remove = () => undefined } = disk ?? {};
  const place = join(folder, 'backup');
  let settings: Settings;
  let product: PorticoProcess;
  let shop: Shop;

  beforeAll(async () => {
    const base = await freePorts();
    settings = { PORTICO_DATA: join(folder, 'data'), PORT: String(base), PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_MIN_FREE_MB: '1' };
    const token = await staffToken(settings);
    product = await startProcess(settings);
    shop = await openShop(base, token);
    for (let number = 1; number <= ORDERS; number += 1) await shop.place(`#${String(number)}`);
  });
  afterAll(async () => {
    expect(await product.stop()).toBe(0);
    remove();
  });

  /** The bytes of the files of a backup. */
  function bytesOf(backup: string): number {
    const { parts, blobs } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
    return Object.values(parts).flatMap(({ tables }) => Object.values(tables)).reduce((sum, { bytes }) => sum + bytes, blobs.bytes);
  }

  const accept = async (number: number): Promise<number> => (await shop.post(`/orders/${String(number)}/accept`, '', `take-${String(number)}`)).status;

  it('says what to do and leaves nothing; the product answers reads, does a write or refuses it, has done what it answered, and goes on once there is room', async () => {
    const elsewhere = join(temporaryFolder(), 'backup');
    expect(await portico(settings, 'backup', elsewhere)).toMatchObject({ status: 0 });
    fill();
    free(bytesOf(elsewhere) / 2);
    const read = async (): Promise<number> => (await fetch(`${shop.root}/orders`, { headers: { authorization: `Bearer ${shop.apiKey}` } })).status;
    expect(await portico(settings, 'backup', place)).toMatchObject({ status: 1, stderr: `The disk became full: make room, or name a folder on another disk instead of ${place}\n` });
    expect(readdirSync(folder).toSorted()).toEqual(['ballast', 'data']);
    expect(await Promise.all(Array.from({ length: READS }, read))).toEqual(Array.from({ length: READS }, () => 200));
    for (let number = 1; number <= ORDERS / 2; number += 1) expect([200, 503]).toContain(await accept(number));
    expect(await portico(settings, 'backup', place)).toMatchObject({ status: 1, stderr: expect.stringContaining('make room') as unknown });
    expect(readdirSync(folder).toSorted()).toEqual(['ballast', 'data']);

    empty();
    await until(async () => ((await fetch(`${new URL(shop.root).origin}/readyz`)).status === 200 ? true : undefined));
    for (let number = 1; number <= ORDERS; number += 1) {
      expect(await accept(number)).toBe(200);
      expect(accepted(await timeline(shop.asStaff, String(number)))).toHaveLength(1);
    }
    expect(await portico(settings, 'backup', place)).toMatchObject({ status: 0 });
    expect(await portico({ ...settings, PORTICO_DATA: temporaryFolder() }, 'restore', place)).toMatchObject({ status: 0 });
  });
});
