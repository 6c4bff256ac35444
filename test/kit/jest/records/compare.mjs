// node test/kit/jest/records/compare.mjs FOLDER: whether MariaDB saw what the embedded database did, by the records of both runs in FOLDER/embedded and FOLDER/mariadb. What it never saw fails, with
// the test files that would show it, of which one is to be taken out of shown-by-others.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEmbeddedAlone } from './embedded-alone.mjs';
import { filesUsingADatabase } from './files-using-a-database.mjs';
import { readRecords } from './read-records.mjs';

const MOST_SHOWN = 40;

/** What ran on the embedded database and not on MariaDB, with the test files that ran it; files that run on no server say why in their first line, or use no database of the run. */
function unseen(embedded, mariadb) {
  const seen = new Set([...mariadb.values()].flatMap(({ ran, asked }) => [...ran, ...asked]));
  const found = [...embedded].flatMap(([file, { ran }]) => [...ran].filter((line) => !seen.has(line) && !isEmbeddedAlone(line)).map((line) => ({ file, line })));
  const using = found.length > 0 ? filesUsingADatabase() : new Set();
  const files = new Map();
  for (const { file, line } of found) if (using.has(file)) files.set(line, [...files.get(line) ?? [], file]);
  return files;
}

function main(folder) {
  const [embedded, mariadb] = ['embedded', 'mariadb'].map((run) => readRecords(join(folder, run)));
  if (embedded.size === 0 || mariadb.size === 0) throw new Error('There are no records of one of the runs: TEST_RECORDS names their folder');
  const leftOut = new Set(JSON.parse(readFileSync(join(import.meta.dirname, '../shown-by-others.json'), 'utf8')));
  const found = unseen(embedded, mariadb);
  for (const [line, files] of [...found].slice(0, MOST_SHOWN)) {
    const back = files.filter((file) => leftOut.has(file));
    process.stdout.write(`MariaDB never saw: ${line}\n  ${back.length > 0 ? 'take out of shown-by-others.json one of' : 'ran in'}: ${(back.length > 0 ? back : files).join(', ')}\n`);
  }
  process.stdout.write(`${found.size} of what the embedded database ran MariaDB never saw; ${embedded.size} test files there, ${mariadb.size} here\n`);
  return found.size === 0;
}

process.exitCode = main(process.argv[2] ?? '') ? 0 : 1;
