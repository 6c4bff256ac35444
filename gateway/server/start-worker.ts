import { createSender } from '../../shims/webhooks/sender.js';
import { systemResolve } from '../../shims/webhooks/target.js';
import { tellOutside } from '../../shims/webhooks/tell-outside.js';
import { createRelay } from '../relay/relay.js';
import type { Deployment } from './deployment.js';
import { outwardRoutes } from './outward-routes.js';
import { repeat } from './repeat.js';
import type { Running } from './running.js';
import { workerTasks } from './worker-tasks.js';

/** What a receiver of webhooks answers within (document 1, A, Events). */
const DEADLINE_MILLISECONDS = 10_000;

/** Start what works without being asked: the relay of events, the sender of webhooks, and the tasks by the clock. */
export async function startWorker(deployment: Deployment): Promise<readonly Running[]> {
  const { graph: { call }, clock, ids, log, onEvents, config: { allowLoopbackWebhooks: allowLoopback } } = deployment;
  const sender = createSender({ call, clock, ids, log, resolve: systemResolve, allowLoopback, deadlineMilliseconds: DEADLINE_MILLISECONDS });
  const relay = createRelay({ call, clock, log, routes: outwardRoutes(async (batch) => {
    if (await tellOutside({ call, ids }, batch) > 0) sender.wake();
  }) });
  onEvents(() => {
    relay.wake();
    sender.wake();
  });
  relay.start();
  sender.start();
  return Promise.resolve([relay, sender, ...workerTasks(deployment).map((task) => repeat(task, log))]);
}
