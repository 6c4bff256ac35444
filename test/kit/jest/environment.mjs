import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { changedBuiltIns } from './built-ins.mjs';

const { exit, getBuiltinModule } = process;
/** What test/kit/each-file.ts leaves to be done once a file has closed what it opened. */
const AFTER_FILE = Symbol.for('portico after the file');

/** No realm of its own: tests run in the globals of the worker, with the modules Node.js loaded there. What a test file leaves in them is put back after it. */
export default class WorkerEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #console = console;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    const { moduleMocker: mocks, fakeTimersModern: timers } = this;
    globalThis.jest = {
      fn: mocks.fn.bind(mocks),
      spyOn: mocks.spyOn.bind(mocks),
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
      advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
    };
  }

  async setup() {
    Object.assign(process, { exit, getBuiltinModule }); // Jest wraps them for every file, each time around the last
  }

  async teardown() {
    await globalThis[AFTER_FILE]?.();
    delete globalThis[AFTER_FILE];
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    globalThis.console = this.#console;
    Object.assign(process, { exit, getBuiltinModule });
    forgetResults();
    const changed = changedBuiltIns();
    if (changed.length > 0) throw new Error(`Built-in functions were replaced, by a package that a thread should load: ${changed.join(', ')}`);
  }

  getVmContext() {
    return null;
  }
}

/** jest-circus keeps the tests of a file, and all they hold, under a new symbol each time. */
function forgetResults() {
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description === 'JEST_STATE_SYMBOL') delete globalThis[symbol];
  }
}
