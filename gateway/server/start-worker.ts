import { SUBGRAPHS } from '#kernel/config.js';
import { systemResolve } from '#kernel/outward-target.js';
import { openTransport } from '../../shims/mail/open-transport.js';
import { createMailSender } from '../../shims/mail/sender.js';
import { WEBHOOK_DEADLINE_MILLISECONDS } from '../../shims/webhooks/attempt.js';
import { createSender } from '../../shims/webhooks/sender.js';
import { notify } from '../../shims/webhooks/notify.js';
import { createBulkJobs } from '../relay/bulk-jobs.js';
import { createImageDownloads } from '../relay/image-downloads.js';
import { createProductImports } from '../relay/product-imports.js';
import { createRelay } from '../relay/relay.js';
import { createReturnLabels } from '../relay/return-labels.js';
import { createScheduler } from '../relay/scheduler.js';
import { createStockFollower } from '../relay/stock-follower.js';
import type { Deployment } from './deployment.js';
import { makeSigningKey } from './make-signing-key.js';
import { findAudiences } from './find-surfaces.js';
import { outwardRoutes } from './outward-routes.js';
import { remindOfRestore } from './restore-advice.js';
import type { Running } from './running.js';
import { openWakeChannel } from './wake-channel.js';
import { workerTasks } from './worker-tasks.js';

/** Where commits of other processes cannot wake the relay, it looks as often as this. */
const POLL_MILLISECONDS = { alone: 1000, apart: 250 } as const;

/** Start what works without being asked: the relay of events, the senders of webhooks and mail, and the tasks by the clock. */
export async function startWorker(deployment: Deployment): Promise<readonly Running[]> {
  const { graph: { call }, clock, ids, log, onEvents, subgraphs, config: { allowLoopbackWebhooks: allowLoopback, mail: location, redisUrl } } = deployment;
  const isAlone = subgraphs.size === SUBGRAPHS.length;
  const audiences = await findAudiences();
  const profiles = audiences.map(({ profile }) => profile);
  const sender = createSender({ call, clock, ids, log, profiles, resolve: systemResolve, allowLoopback, deadlineMilliseconds: WEBHOOK_DEADLINE_MILLISECONDS });
  const relay = createRelay({ call, clock, log, pollMilliseconds: POLL_MILLISECONDS[isAlone ? 'alone' : 'apart'], routes: outwardRoutes(async (batch) => {
    if (await notify({ call, ids, audiences }, batch) > 0) sender.wake();
  }) });
  const mail = createMailSender({ call, clock, ids, log, transport: openTransport(location, log), from: location.from });
  const wake = (): void => {
    relay.wake();
    sender.wake();
    mail.wake();
  };
  onEvents(wake);
  const channel = isAlone || redisUrl === undefined ? [] : [await openWakeChannel(redisUrl, log)];
  for (const { listen } of channel) listen(wake);
  const bulkJobs = createBulkJobs({ call, clock, ids, log });
  const productImports = createProductImports({ call, clock, ids, log });
  const images = createImageDownloads({ call, clock, ids, log });
  const labels = createReturnLabels({ call, clock, ids, log });
  const stock = createStockFollower({ call, clock, ids, log });
  const scheduler = createScheduler({ call, clock, log, jobs: workerTasks(deployment) });
  remindOfRestore({ graph: { call }, clock, ids, log });
  await makeSigningKey(deployment);
  relay.start();
  sender.start();
  mail.start();
  bulkJobs.start();
  productImports.start();
  images.start();
  labels.start();
  stock.start();
  scheduler.start();
  return [relay, sender, mail, bulkJobs, productImports, images, labels, stock, ...channel, scheduler];
}
