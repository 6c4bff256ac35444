import { createRelay } from '../relay/relay.js';
import type { Deployment } from './deployment.js';
import { repeat } from './repeat.js';
import type { Running } from './running.js';
import { workerTasks } from './worker-tasks.js';

/** Start what works without being asked: the relay of events, and the tasks by the clock. */
export async function startWorker(deployment: Deployment): Promise<readonly Running[]> {
  const { graph, clock, log, onEvents } = deployment;
  const relay = createRelay({ call: graph.call, clock, log });
  onEvents(() => { relay.wake(); });
  relay.start();
  return Promise.resolve([relay, ...workerTasks(deployment).map((task) => repeat(task, log))]);
}
