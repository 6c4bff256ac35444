import { systemContext } from '#contract/system-context.js';
import type { Deployment } from './deployment.js';
import { CountCatalogOutboxDocument } from './operations/count-catalog-outbox.generated.js';
import { CountContentOutboxDocument } from './operations/count-content-outbox.generated.js';
import { CountIdentityOutboxDocument } from './operations/count-identity-outbox.generated.js';
import { CountJobsAndMailsDocument } from './operations/count-jobs-and-mails.generated.js';
import { CountOrdersOutboxDocument } from './operations/count-orders-outbox.generated.js';

const MOST = 500;

/** Count waiting events, set-aside events, failures of jobs and mails whenever the metrics are read. */
export function countWork({ graph: { call }, ids, metrics }: Deployment): void {
  const context = () => systemContext({ actor: 'metrics', requestId: ids.next() });
  const first = MOST;
  const counts = ({ waiting, parked }: { readonly waiting: readonly unknown[]; readonly parked: readonly unknown[] }) => ({ waiting: waiting.length, parked: parked.length });
  metrics.countJobsAndMails(() => call(CountJobsAndMailsDocument, {}, context()));
  metrics.countOutbox('orders', async () => counts(await call(CountOrdersOutboxDocument, { first }, context())));
  metrics.countOutbox('identity', async () => counts(await call(CountIdentityOutboxDocument, { first }, context())));
  metrics.countOutbox('catalog', async () => counts(await call(CountCatalogOutboxDocument, { first }, context())));
  metrics.countOutbox('content', async () => counts(await call(CountContentOutboxDocument, { first }, context())));
}
