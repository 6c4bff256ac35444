import type { Deployment } from './deployment.js';
import { CountCatalogOutboxDocument } from './operations/count-catalog-outbox.generated.js';
import { CountIdentityOutboxDocument } from './operations/count-identity-outbox.generated.js';
import { CountOrdersOutboxDocument } from './operations/count-orders-outbox.generated.js';
import { systemContext } from './system-context.js';

const MOST = 500;

/** Have the events that wait for the relay counted whenever somebody reads the figures. */
export function countOutboxes({ graph: { call }, ids, metrics }: Deployment): void {
  const context = () => systemContext('metrics', ids.next());
  const first = MOST;
  metrics.countOutbox('orders', async () => (await call(CountOrdersOutboxDocument, { first }, context())).ordersOutbox.length);
  metrics.countOutbox('identity', async () => (await call(CountIdentityOutboxDocument, { first }, context())).identityOutbox.length);
  metrics.countOutbox('catalog', async () => (await call(CountCatalogOutboxDocument, { first }, context())).catalogOutbox.length);
}
