import { notifyCustomers } from './customer-notices.js';
import { freedVariants } from './freed-stock.js';
import { erasedCustomers } from './erased-customers.js';
import { ALERTING, givenUpWebhooks } from './given-up-webhooks.js';
import { GONE, goneKeys } from './gone-keys.js';
import { LEFT, leftPeople } from './left-people.js';
import { AllocateWaitingOrdersDocument } from './operations/allocate-waiting-orders.generated.js';
import { CatalogEventsParkedDocument } from './operations/catalog-events-parked.generated.js';
import { CatalogEventsRelayedDocument } from './operations/catalog-events-relayed.generated.js';
import { CatalogOutboxDocument } from './operations/catalog-outbox.generated.js';
import { ContentEventsParkedDocument } from './operations/content-events-parked.generated.js';
import { ContentEventsRelayedDocument } from './operations/content-events-relayed.generated.js';
import { ContentOutboxDocument } from './operations/content-outbox.generated.js';
import { ForgetAuthorsDocument } from './operations/forget-authors.generated.js';
import { ForgetCustomersDocument } from './operations/forget-customers.generated.js';
import { ForgetPeopleDocument } from './operations/forget-people.generated.js';
import { ForgetSitesDocument } from './operations/forget-sites.generated.js';
import { IdentityEventsParkedDocument } from './operations/identity-events-parked.generated.js';
import { IdentityEventsRelayedDocument } from './operations/identity-events-relayed.generated.js';
import { IdentityOutboxDocument } from './operations/identity-outbox.generated.js';
import { OrdersEventsParkedDocument } from './operations/orders-events-parked.generated.js';
import { OrdersEventsRelayedDocument } from './operations/orders-events-relayed.generated.js';
import { OrdersOutboxDocument } from './operations/orders-outbox.generated.js';
import { ProjectCatalogEventsDocument } from './operations/project-catalog-events.generated.js';
import { RaiseWebhookAlertsDocument } from './operations/raise-webhook-alerts.generated.js';
import { ReleaseProductsDocument } from './operations/release-products.generated.js';
import { RenameFieldOwnersDocument } from './operations/rename-field-owners.generated.js';
import { MOVED, movedClock } from './moved-clocks.js';
import { WatchMovedClockDocument } from './operations/watch-moved-clock.generated.js';
import { REMOVED, removedSites } from './removed-sites.js';
import { CHANGED, renamedKeys } from './renamed-keys.js';
import { notifyOfReturns } from './return-notices.js';
import type { Route } from './route.js';

/** The company of operations that look at every company. */
const NO_COMPANY = 0;

/** What orders keeps of the catalog: variants, and the tags of products. */
const isOfItem = (type: string): boolean => type.startsWith('variant.') || type === 'product.tags_changed';

/** What other subgraphs do after an event of a key, a person or a clock. */
const OF_IDENTITY: Readonly<Record<string, string>> = { [GONE]: 'release', [CHANGED]: 'rename', [LEFT]: 'forget', [MOVED]: 'clock' };

/** Which subgraph's events go where. */
export const ROUTES: readonly Route[] = [
  {
    source: 'catalog',
    pending: async (run, { first, except }) => (await run(CatalogOutboxDocument, { first, except: [...except] }, NO_COMPANY)).catalogOutbox,
    relayed: async (run, ids) => (await run(CatalogEventsRelayedDocument, { ids: [...ids] }, NO_COMPANY)).catalogEventsRelayed,
    park: async (run, events) => (await run(CatalogEventsParkedDocument, { events: [...events] }, NO_COMPANY)).catalogEventsParked,
    kindOf: ({ type }) => (isOfItem(type) ? 'item' : undefined),
    project: async (run, { companyId, events }) => {
      const ofItems = events.filter(({ type }) => isOfItem(type)).map(({ id, type, sequence, index, payload }) => ({ id, type, sequence, index, payload }));
      if (ofItems.length > 0) await run(ProjectCatalogEventsDocument, { input: { companyId, events: ofItems } }, companyId);
    },
  },
  {
    source: 'orders',
    pending: async (run, { first, except }) => (await run(OrdersOutboxDocument, { first, except: [...except] }, NO_COMPANY)).ordersOutbox,
    relayed: async (run, ids) => (await run(OrdersEventsRelayedDocument, { ids: [...ids] }, NO_COMPANY)).ordersEventsRelayed,
    park: async (run, events) => (await run(OrdersEventsParkedDocument, { events: [...events] }, NO_COMPANY)).ordersEventsParked,
    kindOf: ({ type }) => type,
    project: async (run, { companyId, events }) => {
      const variantIds = freedVariants(events);
      if (variantIds !== undefined) await run(AllocateWaitingOrdersDocument, { input: { variantIds: variantIds && [...variantIds] } }, companyId);
      await notifyCustomers(run, { companyId, events });
      await notifyOfReturns(run, { companyId, events });
      const erased = erasedCustomers(events);
      if (erased.length > 0) await run(ForgetCustomersDocument, { erased }, companyId);
    },
  },
  {
    source: 'identity',
    pending: async (run, { first, except }) => (await run(IdentityOutboxDocument, { first, except: [...except] }, NO_COMPANY)).identityOutbox,
    relayed: async (run, ids) => (await run(IdentityEventsRelayedDocument, { ids: [...ids] }, NO_COMPANY)).identityEventsRelayed,
    park: async (run, events) => (await run(IdentityEventsParkedDocument, { events: [...events] }, NO_COMPANY)).identityEventsParked,
    kindOf: ({ type }) => (ALERTING.has(type) ? 'alert' : OF_IDENTITY[type]),
    project: async (run, { companyId, events }) => {
      const givenUp = givenUpWebhooks(events);
      if (givenUp.length > 0) await run(RaiseWebhookAlertsDocument, { input: { companyId, events: givenUp } }, companyId);
      const keyIds = goneKeys(events);
      if (keyIds.length > 0) await run(ReleaseProductsDocument, { keyIds }, companyId);
      const renamed = renamedKeys(events);
      if (renamed.length > 0) await run(RenameFieldOwnersDocument, { keys: renamed }, companyId);
      const userIds = leftPeople(events);
      if (userIds.length > 0) {
        await run(ForgetPeopleDocument, { userIds }, companyId);
        await run(ForgetAuthorsDocument, { userIds }, companyId);
      }
      const aheadMilliseconds = movedClock(events);
      if (aheadMilliseconds !== undefined) await run(WatchMovedClockDocument, { aheadMilliseconds }, companyId);
    },
  },
  {
    source: 'content',
    pending: async (run, { first, except }) => (await run(ContentOutboxDocument, { first, except: [...except] }, NO_COMPANY)).contentOutbox,
    relayed: async (run, ids) => (await run(ContentEventsRelayedDocument, { ids: [...ids] }, NO_COMPANY)).contentEventsRelayed,
    park: async (run, events) => (await run(ContentEventsParkedDocument, { events: [...events] }, NO_COMPANY)).contentEventsParked,
    kindOf: ({ type }) => (type === REMOVED ? 'site' : undefined),
    project: async (run, { companyId, events }) => {
      const siteIds = removedSites(events);
      if (siteIds.length > 0) await run(ForgetSitesDocument, { siteIds }, companyId);
    },
  },
];
