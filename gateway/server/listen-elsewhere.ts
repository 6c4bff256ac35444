import { SUBGRAPHS } from '#kernel/config.js';
import type { Deployment } from './deployment.js';
import type { Running } from './running.js';
import { openWakeChannel } from './wake-channel.js';

/** Whether other processes commit what this one works on: those that run its subgraphs, or share their database server and answer calls without a worker of their own. */
export function commitsElsewhere({ subgraphs, config: { services, databases } }: Pick<Deployment, 'subgraphs' | 'config'>): boolean {
  const answersCalls = services.includes('gateway') && services.includes('surfaces');
  const isShared = Object.values(databases).some(({ kind }) => kind === 'mysql');
  return subgraphs.size < SUBGRAPHS.length || (isShared && !answersCalls);
}

/** Be woken by the commits of other processes too, where Redis carries word of them. */
export async function listenElsewhere(deployment: Pick<Deployment, 'subgraphs' | 'config' | 'log'>, wake: () => void): Promise<readonly Running[]> {
  const { config: { redisUrl }, log } = deployment;
  if (redisUrl === undefined || !commitsElsewhere(deployment)) return [];
  const channel = await openWakeChannel(redisUrl, log);
  channel.listen(wake);
  return [channel];
}
