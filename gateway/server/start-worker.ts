import { notify } from '../../shims/webhooks/notify.js';
import { createBulkJobs } from '../relay/bulk-jobs.js';
import { createImageDownloads } from '../relay/image-downloads.js';
import { createProductImports } from '../relay/product-imports.js';
import { relayLease, type RelayLease } from '../relay/relay-lease.js';
import { createRelay } from '../relay/relay.js';
import { createReturnLabels } from '../relay/return-labels.js';
import { createScheduler } from '../relay/scheduler.js';
import { createStockFollower } from '../relay/stock-follower.js';
import type { Deployment } from './deployment.js';
import { makeSigningKey } from './make-signing-key.js';
import { findAudiences } from './find-surfaces.js';
import { outwardRoutes } from './outward-routes.js';
import { hasOthers } from './start-wake-channel.js';
import { remindOfRestore } from './restore-advice.js';
import { leftToOthers, type Running } from './running.js';
import { workerTasks } from './worker-tasks.js';

/** Where commits of other processes cannot wake the relay, for lack of Redis, it looks more often. */
const POLL_MILLISECONDS = { woken: 1000, unwoken: 250 } as const;

/** Start what works without being asked: the relay of events and the tasks by the clock. */
export async function startWorker(deployment: Deployment): Promise<readonly Running[]> {
  const { graph: { call }, clock, ids, log, config, onWork, wake, relaying } = deployment;
  const audiences = await findAudiences();
  const isAmongOthers = hasOthers(deployment);
  const lease = isAmongOthers ? relayLease({ call, clock, log, onTaken: () => { relay.wake(); } }) : HELD;
  relaying.isHere = lease.isHeld;
  const relay = createRelay({ call, clock, log, isHeld: lease.isHeld, pollMilliseconds: POLL_MILLISECONDS[isAmongOthers && config.redisUrl === undefined ? 'unwoken' : 'woken'], routes: outwardRoutes(async (batch) => {
    if (await notify({ call, ids, audiences }, batch) > 0) wake('identity');
  }) });
  onWork((source) => { relay.wake(source); });
  const bulkJobs = createBulkJobs({ call, clock, ids, log });
  const productImports = createProductImports({ call, clock, ids, log });
  const images = createImageDownloads({ call, clock, ids, log });
  const labels = createReturnLabels({ call, clock, ids, log });
  const stock = createStockFollower({ call, clock, ids, log });
  const scheduler = createScheduler({ call, clock, log, jobs: workerTasks(deployment) });
  remindOfRestore({ graph: { call }, clock, ids, log });
  await makeSigningKey(deployment);
  lease.start();
  relay.start();
  bulkJobs.start();
  productImports.start();
  images.start();
  labels.start();
  stock.start();
  scheduler.start();
  return [lease, relay, bulkJobs, productImports, images, labels, stock, scheduler].map(leftToOthers);
}

/** The lease of a process without others. */
const HELD: RelayLease = { isHeld: () => true, claim: () => Promise.resolve(), start: () => undefined, stop: () => Promise.resolve() };
