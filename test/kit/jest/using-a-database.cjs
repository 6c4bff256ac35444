// Jest requires its filter, so this is no ES module.
const { existsSync, readFileSync } = require('node:fs');
const { dirname, resolve } = require('node:path');
const ts = require('typescript');
const shownByOthers = require('./shown-by-others.json');

/** The setting that names the server the tests run on; whatever runs on it reads the setting, or imports what does. */
const SETTING = 'PORTICO_TEST_MYSQL';
/** How a test file begins that has a database under it on which nothing that it shows depends, and says why. */
const EMBEDDED_ONLY = /^\/\/ On the embedded database only: \S/;

const TESTS = resolve(__dirname, '../..');
/**
 * Test files whose every statement, every status of every route that they ask for, and every operation of the graph that succeeds in them, other files run on a server. Races, faults of the
 * database, several processes, lengths, orders, plans and the main contract of each surface are none of theirs (records/always-on-both.mjs). A new file is not among them.
 *
 * The claim is checked: CI records what both runs run (TEST_RECORDS names a folder for it), and fails on what the embedded database ran and the server never saw (records/compare.mjs), naming the
 * files of which one is to be taken out of the list. To renew it: run `TEST_RECORDS=FOLDER/embedded npm test`, for what files cost on a server also
 * `PORTICO_TEST_EVERY_FILE=yes TEST_RECORDS=FOLDER/mariadb npm run test:mysql`, then `node test/kit/jest/records/cover.mjs FOLDER`.
 */
const OF_OTHERS = new Set(process.env.PORTICO_TEST_EVERY_FILE === undefined ? shownByOthers.map((file) => resolve(TESTS, file)) : []);

/** For the run on a server: leaves out the test files that use no database of the run, or show nothing of it that no other file shows; the run on the embedded database has them. */
module.exports = function usingADatabase(paths) {
  const gone = [...OF_OTHERS].filter((path) => !existsSync(path));
  if (gone.length > 0) throw new Error(`shown-by-others.json names files that are not there: ${gone.join(', ')}`);
  const filtered = paths.filter((path) => !OF_OTHERS.has(path) && !EMBEDDED_ONLY.test(readFileSync(path, 'utf8')) && uses(path));
  process.stderr.write(`${paths.length - filtered.length} of ${paths.length} test files show nothing of the database that others do not: they run with npm test only (all that use it: PORTICO_TEST_EVERY_FILE=yes)\n`);
  return { filtered };
};

/** Whether a file, or what it imports, reads the setting. */
function uses(path) {
  const reached = new Set([path]);
  for (const file of reached) {
    const { readsSetting, imports } = read(file);
    if (readsSetting) return true;
    for (const imported of imports) reached.add(imported);
  }
  return false;
}

const known = new Map();

/** Whether a file reads the setting, and the files of the tests that it imports; the product reads no setting of the tests. */
function read(path) {
  if (!known.has(path)) {
    const text = readFileSync(path, 'utf8');
    const imports = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
    known.set(path, { readsSetting: text.includes(SETTING), imports: imports.map((name) => resolve(dirname(path), name)).flatMap(sourceOf) });
  }
  return known.get(path);
}

const sourceOf = (file) => [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].filter((one) => existsSync(one)).slice(0, 1);
