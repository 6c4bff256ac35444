import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#kernel/clock.js';
import { makeFileFolder, sweepFileFolders } from '../../../../gateway/server/product-files/file-folder.js';

test('folders of files whose process was killed, and those older than any reading, are removed', async () => {
  const [own, killed, old] = [await makeFileFolder(), join(tmpdir(), 'portico-file-999999999-x'), join(tmpdir(), `portico-file-${String(process.pid)}-old`)];
  for (const folder of [killed, old]) mkdirSync(folder, { recursive: true });
  utimesSync(old, 1, 1);
  await sweepFileFolders(systemClock);
  expect([own, killed, old].map((folder) => existsSync(folder))).toEqual([true, false, false]);
});
