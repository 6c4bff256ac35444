// node test/kit/jest/records/cover.mjs FOLDER: writes shown-by-others.json anew, by the records of the embedded database in FOLDER/embedded and, where there are any, those of MariaDB in FOLDER/mariadb
// (a run with PORTICO_TEST_EVERY_FILE has those of every file). Of the test files that use a database it keeps for MariaDB those that always run there, and of the others the cheapest that run
// together every statement of the product, every status of every route and every operation of the graph that succeeds.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlwaysOnBoth } from './always-on-both.mjs';
import { isEmbeddedAlone } from './embedded-alone.mjs';
import { filesUsingADatabase, TESTS } from './files-using-a-database.mjs';
import { readRecords } from './read-records.mjs';

/** What each file costs beside its tests: its place in a worker, and its databases. */
const FILE_SECONDS = 0.2;

/** The files that run there, of which none may be left out, and those that others show. */
function cover(files) {
  const kept = files.filter(({ isAlways }) => isAlways);
  const wanted = new Set(files.flatMap(({ ran }) => [...ran]));
  const strike = ({ ran }) => { for (const line of ran) wanted.delete(line); };
  kept.forEach(strike);
  const others = files.filter(({ isAlways }) => !isAlways);
  while (wanted.size > 0) {
    const best = others.map((file) => ({ file, worth: count(file.ran, wanted) / (file.seconds + FILE_SECONDS) })).reduce((one, other) => (other.worth > one.worth ? other : one)).file;
    kept.push(best);
    strike(best);
  }
  return withoutSpare(kept);
}

const count = (lines, wanted) => [...lines].filter((line) => wanted.has(line)).length;

/** The dearest first, files that later ones made superfluous go. */
function withoutSpare(kept) {
  const times = new Map();
  const add = ({ ran }, by) => { for (const line of ran) times.set(line, (times.get(line) ?? 0) + by); };
  kept.forEach((file) => { add(file, 1); });
  return kept.toSorted((one, other) => other.seconds - one.seconds).filter((file) => {
    if (file.isAlways || [...file.ran].some((line) => times.get(line) === 1)) return true;
    add(file, -1);
    return false;
  });
}

/** Tests that are left out on a server. */
const LEAVES_TESTS_OUT = /\.skip\b|inBrowser/;

/** Whether a file shows something on a server, by its record there; undefined of a file that leaves tests out and has none. */
function shownThere(record, text) {
  if (record?.seconds > 0) return (line) => record.ran.has(line) || record.asked.has(line);
  return LEAVES_TESTS_OUT.test(text) ? undefined : () => true;
}

const secondsOf = (files) => Math.round(files.reduce((sum, { seconds }) => sum + seconds, 0));

function main(folder) {
  const embedded = readRecords(join(folder, 'embedded'));
  const mariadb = readdirSync(folder).includes('mariadb') ? readRecords(join(folder, 'mariadb')) : new Map();
  const using = filesUsingADatabase();
  const files = [...embedded].filter(([file]) => using.has(file)).map(([file, { ran, seconds }]) => {
    const text = readFileSync(join(TESTS, file), 'utf8');
    const shows = shownThere(mariadb.get(file), text);
    return { file, isAlways: isAlwaysOnBoth(file, text) || !shows, seconds: mariadb.get(file)?.seconds ?? seconds, ran: new Set([...ran].filter((line) => !isEmbeddedAlone(line) && shows?.(line))) };
  });
  const kept = cover(files);
  const leftOut = files.filter((file) => !kept.includes(file)).map(({ file }) => file).toSorted();
  writeFileSync(join(import.meta.dirname, '../shown-by-others.json'), `${JSON.stringify(leftOut, null, 2)}\n`);
  process.stdout.write(`${kept.length} of ${files.length} test files run on MariaDB, ${files.filter(({ isAlways }) => isAlways).length} of them always: ${secondsOf(kept)} of ${secondsOf(files)} s of CPU (of the run they were recorded in)\n`);
}

main(process.argv[2] ?? '');
