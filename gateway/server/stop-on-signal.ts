import type { Log } from '#kernel/log.js';
import type { Running } from './running.js';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const DEADLINE_MILLISECONDS = 9000;
const INTERRUPTED = 130;

/** Stop in order on the first signal and exit 0; exit at once on a second one, or when stopping takes too long beside the drain. */
export function stopOnSignal(portico: Running, log: Log, drainMilliseconds = 0): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(INTERRUPTED);
    stopping = true;
    log.info({ signal }, 'Stopping');
    setTimeout(() => process.exit(1), drainMilliseconds + DEADLINE_MILLISECONDS).unref();
    portico.stop().then(() => process.exit(0), (error: unknown) => {
      log.error({ err: error }, 'Stopping failed');
      process.exit(1);
    });
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}
