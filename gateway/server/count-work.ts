import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import type { Deployment } from './deployment.js';
import type { OutboxCounts } from './metrics.js';
import { CountCatalogOutboxDocument } from './operations/count-catalog-outbox.generated.js';
import { CountContentOutboxDocument } from './operations/count-content-outbox.generated.js';
import { CountIdentityOutboxDocument } from './operations/count-identity-outbox.generated.js';
import { CountJobsAndMailsDocument } from './operations/count-jobs-and-mails.generated.js';
import { CountOrdersOutboxDocument } from './operations/count-orders-outbox.generated.js';
import { DuePublicationsDocument } from './operations/due-publications.generated.js';
import { WaitingImportsDocument } from './operations/waiting-imports.generated.js';
import { WaitingJobsDocument } from './operations/waiting-jobs.generated.js';
import { keptFor } from './watching/kept-for.js';

const MOST = 500;
/** Several who read the metrics count once. */
const KEPT_MILLISECONDS = 5000;
const MILLISECONDS = 1000;

interface Outbox {
  readonly waiting: readonly { readonly sequence: string }[];
  readonly parked: readonly unknown[];
}

/** Count waiting events, set-aside events, failures of jobs, mails, and since when the longest waiting work of each queue is due, when the metrics are read, at most every five seconds. */
export function countWork({ graph: { call }, clock, ids, metrics }: Deployment): void {
  const context = (): CallContext => systemContext({ actor: 'metrics', requestId: ids.next() });
  const first = MOST;
  const outbox = (name: string, read: () => Promise<Outbox>): void => { metrics.countOutbox(name, keptFor(KEPT_MILLISECONDS, clock, async () => countsOf(await read()))); };
  const seconds = (since: string | null | undefined): number => (since ? Math.max(0, clock.now().getTime() - Date.parse(since)) / MILLISECONDS : 0);
  const queue = (name: string, since: () => Promise<string | null | undefined>): void => { metrics.countQueue(name, async () => seconds(await since())); };
  const work = keptFor(KEPT_MILLISECONDS, clock, () => call(CountJobsAndMailsDocument, {}, context()));
  metrics.countJobsAndMails(work);
  queue('webhooks', async () => (await work()).dueWork.deliveriesSince);
  queue('mails', async () => (await work()).dueWork.mailsSince);
  queue('imports', keptFor(KEPT_MILLISECONDS, clock, async () => (await call(WaitingImportsDocument, {}, context())).importsWaitingSince));
  queue('jobs', keptFor(KEPT_MILLISECONDS, clock, async () => (await call(WaitingJobsDocument, {}, context())).bulkJobsWaitingSince));
  queue('publications', keptFor(KEPT_MILLISECONDS, clock, async () => (await call(DuePublicationsDocument, {}, context())).publicationsDueSince));
  outbox('orders', () => call(CountOrdersOutboxDocument, { first }, context()));
  outbox('identity', () => call(CountIdentityOutboxDocument, { first }, context()));
  outbox('catalog', () => call(CountCatalogOutboxDocument, { first }, context()));
  outbox('content', () => call(CountContentOutboxDocument, { first }, context()));
}

const countsOf = ({ waiting, parked }: Outbox): OutboxCounts => ({
  waiting: waiting.length, parked: parked.length,
  since: waiting.length === 0 ? undefined : Math.min(...waiting.map(({ sequence }) => Date.parse(sequence))),
});
