import { join } from 'node:path';
import { systemClock } from '#kernel/clock.js';
import { readConfig, type Config } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { readDemo, type Demo } from './server/demo-file.js';
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
  if (config.services.includes('gateway')) await greet(config, portico);
  else say(`Portico is up: ${config.services.join(', ')}`);
  await portico.warm();
}

/**
 * Tell people where everything is. The process that serves people also makes the demo, so that of several processes exactly one
 * does: before the first greeting, or after it when an earlier start left its credentials and there is rarely anything to do.
 */
async function greet(config: Config, { deployment }: Portico): Promise<void> {
  const known = config.demo ? readDemo(config.dataFolder) : undefined;
  const tell = (demo: Demo | undefined): void => {
    say(welcome({ urls: servedUrls(config), demo, demoFile: join(config.dataFolder, 'demo.json'), allowLoopbackWebhooks: config.allowLoopbackWebhooks }));
  };
  if (known || !config.demo) tell(known);
  if (!config.demo) return;
  const demo = await prepareDemo(deployment, say);
  if (!known || JSON.stringify(demo?.users) !== JSON.stringify(known.users)) tell(demo);
}

await main().catch((error: unknown) => {
  process.stderr.write(`Portico cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
