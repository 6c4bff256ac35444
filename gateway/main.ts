import { join } from 'node:path';
import { systemClock } from '#kernel/clock.js';
import { readConfig, type Config } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog, type Log } from '#kernel/log.js';
import { shrinkIdleHeap } from '#kernel/shrink-idle-heap.js';
import { tuneHeap } from '#kernel/tune-heap.js';
import { readDemo, type Demo } from './server/demo-file.js';
import { requireRoom } from './server/require-room.js';
import { servedUrls } from './server/served-urls.js';
import type { Portico } from './server/start-portico.js';
import { startFailure, unfinishedDemo } from './server/start-failures.js';
import { stopOnSignal } from './server/stop-on-signal.js';
import { welcome } from './server/welcome.js';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const OTHERS = 0o077;

tuneHeap();

/** Starts what PORTICO_SERVICES names and runs until a signal. */
async function main(): Promise<void> {
  process.umask(OTHERS); // what this process writes is its owner's
  const config = readConfig();
  const log = createLog(config.logLevel);
  for (const { name: setting, meant } of config.unknownSettings) log.warn({ setting, ...(meant !== undefined && { meant }) }, 'This variable is no setting, and has no effect');
  try {
    await start(config, log);
  } catch (error) {
    log.debug({ err: error }, 'The start failed');
    throw startFailure(error, config);
  }
}

async function start(config: Config, log: Log): Promise<void> {
  const known = makesDemo(config) ? readDemo(config.dataFolder) : undefined;
  await requireRoom(config);
  const { startPortico } = await import('./server/start-portico.js'); // a start that its settings refuse has no need of the rest
  const portico = await startPortico({ config, clock: systemClock, ids: uuidV7Ids(systemClock), log });
  stopOnSignal(portico, log, config.drainMilliseconds);
  if (config.services.includes('gateway')) await greet(config, { portico, known });
  else say(`Portico is up: ${config.services.join(', ')}`);
  if (config.warmUp) await portico.warm();
  shrinkIdleHeap();
}

/** The process that serves people also makes the demo, so that of several processes exactly one does. */
const makesDemo = ({ demo, services }: Config): boolean => demo && services.includes('gateway');

/**
 * Tell people where everything is, and make the demo: before the first greeting, or after it when an earlier start left its credentials and there
 * is rarely anything to do.
 */
async function greet(config: Config, { portico: { deployment }, known }: { readonly portico: Portico; readonly known: Demo | undefined }): Promise<void> {
  const announce = (demo: Demo | undefined): void => {
    say(welcome({ urls: servedUrls(config), demo, demoFile: join(config.dataFolder, 'demo.json'), allowLoopbackWebhooks: config.allowLoopbackWebhooks }));
  };
  if (known || !config.demo) announce(known);
  if (!config.demo) return;
  const { prepareDemo } = await import('./server/prepare-demo.js');
  const demo = await prepareDemo(deployment, say).catch((error: unknown) => { throw unfinishedDemo(error, config); });
  if (!known || JSON.stringify(demo?.users) !== JSON.stringify(known.users)) announce(demo);
}

await main().catch((error: unknown) => {
  process.stderr.write(`Portico cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
