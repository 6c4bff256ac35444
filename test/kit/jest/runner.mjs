import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import circus from 'jest-circus/runner';
import { compiled } from './compiled.mjs';

// Most code of a worker runs a few times, in the tests of a few files: optimising it as early as V8 does is a tenth of the CPU of the tests.
setFlagsFromString('--interrupt-budget=1000000');

/** As in the product. Jest keeps ten times as many of every error that is thrown, refusals that tests ask for too, and looks for the source of each. */
const FRAMES = 10;

let loads = 0;

const { TEST_RECORDS } = process.env;
/** Where a folder for them is named: records of what the files of this worker run. */
let records;

/** Uncaught errors while no test ran. Without a listener they end the worker, and Jest runs its file again as if nothing had been. */
const uncaught = [];
process.on('uncaughtException', (error) => uncaught.push(error));
process.on('exit', () => {
  for (const error of uncaught) process.stderr.write(`${error?.stack ?? error}\n`);
  if (uncaught.length > 0) process.exitCode = 1;
});

/** jest-circus, but Node.js loads the modules: each once in a worker, save for a test file and what is set up around it. */
export default async function run(globalConfig, config, environment, runtime, ...rest) {
  runtime.unstable_shouldLoadAsEsm = () => true;
  runtime.unstable_importModule = async (path) => import(`${pathToFileURL(await compiled(path, config.rootDir))}?load=${loads += 1}`);
  runtime.requireInternalModule = loadAnew;
  if (TEST_RECORDS !== undefined) records ??= await (await import('./records/recording.mjs')).recording(config.rootDir);
  Error.stackTraceLimit = FRAMES;
  records?.begin(rest[0]);
  const results = await circus.default(globalConfig, config, environment, runtime, ...rest);
  await new Promise(setImmediate); // for what the last test did not wait for
  for (const context of contexts.splice(0)) context.disable();
  records?.end();
  if (uncaught.length > 0) throw uncaught.shift();
  return results;
}

const asyncHooks = createRequire(import.meta.url)('node:async_hooks');

/** The contexts jest-circus made for the file: every promise of the worker would be entered in each of them until it is disabled. */
const contexts = [];

class FileContext extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    contexts.push(this);
  }
}

/** What jest-circus keeps is of one file. */
function loadAnew(path) {
  const require = createRequire(import.meta.url); // one for all would list, and keep, every load
  delete require.cache[path];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  const { AsyncLocalStorage } = asyncHooks;
  asyncHooks.AsyncLocalStorage = FileContext;
  try {
    return require(path);
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}
