import type { SubgraphName } from '#kernel/config.js';
import { systemResolve } from '#kernel/outward-target.js';
import { openTransport } from '../../shims/mail/open-transport.js';
import { createMailSender } from '../../shims/mail/sender.js';
import { WEBHOOK_DEADLINE_MILLISECONDS } from '../../shims/webhooks/attempt.js';
import { createSender } from '../../shims/webhooks/sender.js';
import type { Deployment } from './deployment.js';
import { findAudiences } from './find-surfaces.js';
import { leftToOthers, type Running } from './running.js';

/** The subgraph that keeps the queues. */
const QUEUES: SubgraphName = 'identity';

/** Start the senders of webhooks and mail. Several processes share their queues, so that they can run apart from the worker, and more than once. */
export async function startSender(deployment: Deployment): Promise<readonly Running[]> {
  const { graph: { call }, clock, ids, log, onWork, config: { allowLoopbackWebhooks: allowLoopback, mail: location } } = deployment;
  const profiles = (await findAudiences()).map(({ profile }) => profile);
  const webhooks = createSender({ call, clock, ids, log, profiles, resolve: systemResolve, allowLoopback, deadlineMilliseconds: WEBHOOK_DEADLINE_MILLISECONDS });
  const mail = createMailSender({ call, clock, ids, log, transport: openTransport(location, log), from: location.from });
  onWork((source) => {
    if (source !== QUEUES) return;
    webhooks.wake();
    mail.wake();
  });
  webhooks.start();
  mail.start();
  return [webhooks, mail].map(leftToOthers);
}
