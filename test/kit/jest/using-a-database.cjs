// Jest requires its filter, so this is no ES module.
const { existsSync, readFileSync } = require('node:fs');
const { dirname, resolve } = require('node:path');
const ts = require('typescript');

/** The setting that names the server the tests run on; whatever runs on it reads the setting, or imports what does. */
const SETTING = 'PORTICO_TEST_MYSQL';
/** How a test file begins that has a database under it on which nothing that it shows depends, and says why. */
const EMBEDDED_ONLY = /^\/\/ On the embedded database only: \S/;

/** For the run on a server: leaves out the test files that use no database of the run, or show nothing that depends on it; the run on the embedded database has them. */
module.exports = function usingADatabase(paths) {
  const filtered = paths.filter((path) => !EMBEDDED_ONLY.test(readFileSync(path, 'utf8')) && uses(path));
  process.stderr.write(`${paths.length - filtered.length} of ${paths.length} test files show nothing that depends on the database: they run with npm test only\n`);
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
