import type { Call } from '#client/call.js';
import type { CallContext } from '#contract/principal.js';
import type { SubgraphName } from '#kernel/config.js';
import { CatalogEventsAfterDocument } from './catalog-events-after.generated.js';
import { ContentEventsAfterDocument } from './content-events-after.generated.js';
import { IdentityEventsAfterDocument } from './identity-events-after.generated.js';
import { OrdersEventsAfterDocument, type OrdersEventsAfterQuery, type OrdersEventsAfterQueryVariables } from './orders-events-after.generated.js';

/** A company's events behind a position, and the position of the last of them. */
export type EventsOfCompany = OrdersEventsAfterQuery['events'][number];

/** Read the events of companies behind a position of each, in the order asked for. */
export type ReadCompanyEvents = (source: SubgraphName, asked: OrdersEventsAfterQueryVariables) => Promise<readonly EventsOfCompany[]>;

const DOCUMENTS = { orders: OrdersEventsAfterDocument, catalog: CatalogEventsAfterDocument, identity: IdentityEventsAfterDocument, content: ContentEventsAfterDocument } as const satisfies Record<SubgraphName, unknown>;

/** Reads them through the graph, wherever the subgraph runs. */
export const readCompanyEvents = (call: Call, context: () => CallContext): ReadCompanyEvents => async (source, asked) => (await call(DOCUMENTS[source], asked, context())).events;
