import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import type { Deployment } from './deployment.js';
import type { Running } from './running.js';
import { openWakeChannel } from './wake-channel.js';

/** Whether other processes may commit what this one works on, or work on what it commits: where subgraphs run apart, or several processes share a database server. */
export const hasOthers = ({ subgraphs, config: { databases } }: Pick<Deployment, 'subgraphs' | 'config'>): boolean =>
  subgraphs.size < SUBGRAPHS.length || Object.values(databases).some(({ kind }) => kind === 'mysql');

/** The gateway tells people what changed. */
const LISTENING = ['worker', 'sender', 'gateway'] as const;

/** Say what this process commits to those that work on it, and hear from the others, where Redis carries word of it. */
export async function startWakeChannel(deployment: Pick<Deployment, 'subgraphs' | 'config' | 'log' | 'onCommit' | 'wake' | 'relaying'>): Promise<readonly Running[]> {
  const { config: { redisUrl, services }, log, onCommit, wake, relaying } = deployment;
  if (redisUrl === undefined || !hasOthers(deployment)) return [];
  const channel = await openWakeChannel(redisUrl, log);
  const isWorkedOnHere = (source: SubgraphName): boolean => relaying.isHere() && (source !== 'identity' || services.includes('sender'));
  onCommit((source) => { if (!isWorkedOnHere(source)) channel.notify(source); });
  if (LISTENING.some((service) => services.includes(service))) channel.listen(wake);
  return [channel];
}
