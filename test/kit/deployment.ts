import { systemClock, type Clock } from '#kernel/clock.js';
import { readConfig } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { openDeployment, type Deployment, type OpenDeployment } from '../../gateway/server/deployment.js';
import type { Settings } from './portico-process.js';

interface Changes extends Partial<Pick<OpenDeployment, 'as' | 'registry' | 'supergraphSdl'>> {
  readonly clock?: Clock;
}

/** Open the graph of a process with these settings, without its servers. */
export const testDeployment = (settings: Settings, { clock = systemClock, ...changes }: Changes = {}): Promise<Deployment> =>
  openDeployment({ config: readConfig({ PORTICO_DEMO: 'off', ...settings }), clock, ids: uuidV7Ids(clock), log: createLog('silent'), ...changes });
