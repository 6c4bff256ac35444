import { join } from 'node:path';
import { systemClock } from '#kernel/clock.js';
import { readConfig, type Config } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { prepareDemo } from './server/prepare-demo.js';
import { servedUrls } from './server/served-urls.js';
import { startPortico, type Portico } from './server/start-portico.js';
import { stopOnSignal } from './server/stop-on-signal.js';
import { welcome } from './server/welcome.js';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Starts what PORTICO_SERVICES names and runs until a signal. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const portico = await startPortico({ config, clock: systemClock, ids: uuidV7Ids(systemClock), log }).catch((error: unknown) => {
    log.debug({ err: error }, 'The start failed');
    throw error;
  });
  stopOnSignal(portico, log);
  await greet(config, portico);
  await portico.warm().catch((error: unknown) => { log.error({ err: error }, 'The graph for people cannot be loaded'); });
}

/** The process that serves people makes the demo, so that of several processes exactly one does. */
async function greet(config: Config, { deployment }: Portico): Promise<void> {
  if (!config.services.includes('gateway')) {
    say(`Portico is up: ${config.services.join(', ')}`);
    return;
  }
  const demo = await prepareDemo(deployment, say);
  say(welcome({ urls: servedUrls(config), demo, demoFile: join(config.dataFolder, 'demo.json') }));
}

await main().catch((error: unknown) => {
  process.stderr.write(`Portico cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
