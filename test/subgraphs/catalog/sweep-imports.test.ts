import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';
import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import { openCatalog } from '../../../subgraphs/catalog/catalog.js';
import { testDatabase } from '../../kit/database.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { manualClock } from '../../kit/manual-clock.js';
import { testKeys } from '../../kit/test-keys.js';
import { testSubgraph } from '../test-subgraph.js';
import { SAVE, shirt, staffOf, system } from './test-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const COMPANY = 7;
const DAY = 86_400_000;
const clock = manualClock();
const folder = temporaryFolder();
const blobs = folderBlobs(folder);
const catalog = testSubgraph(() => openCatalog({
  database: testDatabase('catalog'), clock, ids: uuidV7Ids(clock), log: createLog('silent'), blobs, wakeRelay: () => undefined, keys: testKeys,
}), {});
const KEY: CallContext = {
  principal: { kind: 'connection', companyId: COMPANY, actor: 'ERP', scopes: ['catalog:read', 'catalog:write'], connectionId: '0199a000-0000-7000-8000-000000000001', catalogKey: { catalogId: 1, fieldRule: 'SORGENTE' } }, requestId: 'r', via: 'catalog',
};
const sweep = async (): Promise<number> => (await catalog.run<any>('mutation { sweepProductImports }', {}, system)).sweepProductImports;
const stored = (): string[] => readdirSync(join(folder, String(COMPANY)), { recursive: true, encoding: 'utf8' }).filter((path) => /[0-9a-f]{64}$/.test(path));

test('the products of an import that does not exist are deleted after a day; those of one that waits stay, and so does what is no import; since when it waits is known until its end', async () => {
  await catalog.run(SAVE, { input: { products: [shirt()] } }, staffOf(COMPANY));
  const lines = JSON.stringify({ item: { sku: 'LATE' } });
  const { queueProductImport: { id } } = await catalog.run<any>('mutation ($input: QueueProductImportInput!) { queueProductImport(input: $input) { id } }', { input: { items: lines, total: 1 } }, KEY);
  const [orphan, photo] = [await blobs.put(COMPANY, Buffer.from(lines), { contentType: 'application/jsonl', most: 1000 }), await blobs.put(COMPANY, Buffer.from('photo'), { contentType: 'image/jpeg', most: 1000 })];
  const age = (milliseconds: number): void => { for (const path of stored()) utimesSync(join(folder, String(COMPANY), path), new Date(clock.now().getTime() - milliseconds), new Date(clock.now().getTime() - milliseconds)); };
  age(DAY - 1);
  expect([await sweep(), stored().length]).toEqual([0, 3]);
  age(DAY + 1);
  expect([await sweep(), await sweep()]).toEqual([1, 0]);
  expect([await blobs.has(COMPANY, orphan.hash), await blobs.has(COMPANY, photo.hash), stored().length]).toEqual([false, true, 2]);
  const since = async (): Promise<unknown> => (await catalog.run<any>('{ importsWaitingSince }', {}, system)).importsWaitingSince;
  const queuedAt = clock.now().toISOString();
  clock.turn(DAY);
  expect(await since()).toBe(queuedAt);
  const { claimProductImport: { claim } } = await catalog.run<any>('mutation { claimProductImport { claim { companyId catalogId id token } } }', {}, system);
  expect(claim.id).toBe(id);
  await catalog.run('mutation ($input: RunImportSliceInput!) { runImportSlice(input: $input) }', { input: { claim, mayWrite: true } }, system);
  expect((await catalog.run<any>('query ($id: ID!) { productImport(id: $id) { status } }', { id }, KEY)).productImport.status).toBe('DONE');
  expect(await since()).toBeNull();
});
