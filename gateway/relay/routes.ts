import { freedVariants } from './freed-stock.js';
import { AllocateWaitingOrdersDocument } from './operations/allocate-waiting-orders.generated.js';
import { CatalogEventsRelayedDocument } from './operations/catalog-events-relayed.generated.js';
import { CatalogOutboxDocument } from './operations/catalog-outbox.generated.js';
import { ContentEventsRelayedDocument } from './operations/content-events-relayed.generated.js';
import { ContentOutboxDocument } from './operations/content-outbox.generated.js';
import { givenUpWebhooks } from './given-up-webhooks.js';
import { IdentityEventsRelayedDocument } from './operations/identity-events-relayed.generated.js';
import { IdentityOutboxDocument } from './operations/identity-outbox.generated.js';
import { OrdersEventsRelayedDocument } from './operations/orders-events-relayed.generated.js';
import { OrdersOutboxDocument } from './operations/orders-outbox.generated.js';
import { ProjectCatalogEventsDocument } from './operations/project-catalog-events.generated.js';
import { RaiseWebhookAlertsDocument } from './operations/raise-webhook-alerts.generated.js';
import type { Route } from './route.js';

/** The company of operations that look at every company. */
const NO_COMPANY = 0;

/** Which subgraph's events go where. */
export const ROUTES: readonly Route[] = [
  {
    source: 'catalog',
    pending: async (run, { first, except }) => (await run(CatalogOutboxDocument, { first, except: [...except] }, NO_COMPANY)).catalogOutbox,
    relayed: (run, ids) => run(CatalogEventsRelayedDocument, { ids: [...ids] }, NO_COMPANY),
    project: (run, { companyId, events }) => run(ProjectCatalogEventsDocument, {
      input: { companyId, events: events.map(({ id, type, stamp, place, payload }) => ({ id, type, stamp, place, payload })) },
    }, companyId),
  },
  {
    source: 'orders',
    pending: async (run, { first }) => (await run(OrdersOutboxDocument, { first }, NO_COMPANY)).ordersOutbox,
    relayed: (run, ids) => run(OrdersEventsRelayedDocument, { ids: [...ids] }, NO_COMPANY),
    project: async (run, { companyId, events }) => {
      const variantIds = freedVariants(events);
      if (variantIds !== undefined) await run(AllocateWaitingOrdersDocument, { input: { variantIds: variantIds && [...variantIds] } }, companyId);
    },
  },
  {
    source: 'identity',
    pending: async (run, { first }) => (await run(IdentityOutboxDocument, { first }, NO_COMPANY)).identityOutbox,
    relayed: (run, ids) => run(IdentityEventsRelayedDocument, { ids: [...ids] }, NO_COMPANY),
    project: async (run, { companyId, events }) => {
      const givenUp = givenUpWebhooks(events);
      if (givenUp.length > 0) await run(RaiseWebhookAlertsDocument, { input: { companyId, events: givenUp } }, companyId);
    },
  },
  {
    source: 'content',
    pending: async (run, { first }) => (await run(ContentOutboxDocument, { first }, NO_COMPANY)).contentOutbox,
    relayed: (run, ids) => run(ContentEventsRelayedDocument, { ids: [...ids] }, NO_COMPANY),
  },
];
