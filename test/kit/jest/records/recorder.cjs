// Preloaded by the workers of Jest, and by the processes that tests start, where TEST_RECORDS names a folder: keeps what the tests run there, so that the runs on the two databases can be compared. A
// line is written when something is seen first in a test file, at once: a process that is killed loses nothing.
const { ChildProcess } = require('node:child_process');
const { openSync, writeSync } = require('node:fs');
const { join } = require('node:path');
const { plainText } = require('./plain-text.cjs');

const { TEST_RECORDS: FOLDER, TEST_RECORDS_OF: STARTED_BY, PORTICO_TEST_MYSQL: SERVER, TEST_RECORDS_ON: DATABASE = SERVER === undefined ? 'sqlite' : 'mysql' } = process.env;
const MOST_FRAMES = 40;

const records = openSync(join(FOLDER, `${process.pid}-${Date.now()}.txt`), 'a');
const seen = new Set();
let testFile = STARTED_BY;

const write = (line) => { writeSync(records, `${line}\n`); };

/** Begins the record of a test file. */
exports.begin = (file) => {
  testFile = file;
  seen.clear();
  write(`file ${file}`);
};

/** Ends it, with what it took: seconds of CPU, of the processes it started too. */
exports.end = (seconds) => { write(`cpu ${seconds.toFixed(2)}`); };

/** Notes something once a file. */
const note = exports.note = (kind, text) => {
  const line = `${kind} ${text}`;
  if (seen.has(line)) return;
  seen.add(line);
  write(line);
};

exports.noteStatement = (sql) => {
  if (seen.has(sql)) return;
  seen.add(sql);
  note(isOfTests() ? 'asked' : 'statement', plainText(sql));
};

/** What only passes statements on. */
const PASSED_ON = /\/dist\/subgraphs\/kit\/(?:database|transaction-over|session|prepared-statements|retried|mutex|statement|open-database)\.js/;

/** Whether a test asks the database itself, as the first on the stack that does not only pass statements on. */
function isOfTests() {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Object.assign(Error, { stackTraceLimit: MOST_FRAMES, prepareStackTrace: (_, frames) => frames.map((frame) => String(frame.getFileName())) });
  const files = new Error().stack;
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return files.find((file) => file.includes('/dist/') && !PASSED_ON.test(file))?.includes('/dist/test/') ?? false;
}

if (DATABASE === 'sqlite') {
  const Sqlite = require('better-sqlite3');
  const { prepare } = Sqlite.prototype;
  Sqlite.prototype.prepare = function prepareNoted(sql) {
    exports.noteStatement(sql);
    return prepare.call(this, sql);
  };
} else {
  const { Connection } = require('mysql2');
  const { query } = Connection.prototype;
  Connection.prototype.query = function queryNoted(sql, ...rest) {
    exports.noteStatement(typeof sql === 'string' ? sql : sql.sql);
    return query.call(this, sql, ...rest);
  };
}

/** The processes that a test starts are recorded as its own. */
const { spawn } = ChildProcess.prototype;
ChildProcess.prototype.spawn = function spawnRecorded(options) {
  const settings = options.envPairs ?? [];
  const former = settings.find((pair) => pair.startsWith('NODE_OPTIONS='))?.slice('NODE_OPTIONS='.length) ?? '';
  const own = { NODE_OPTIONS: `${former} --require=${__filename}`.trim(), TEST_RECORDS: FOLDER, TEST_RECORDS_ON: DATABASE, TEST_RECORDS_OF: testFile };
  const others = settings.filter((pair) => !Object.keys(own).some((name) => pair.startsWith(`${name}=`)));
  return spawn.call(this, { ...options, envPairs: former.includes(__filename) ? settings : [...others, ...Object.entries(own).map(([name, value]) => `${name}=${value}`)] });
};

if (STARTED_BY !== undefined) write(`file ${STARTED_BY}`);
