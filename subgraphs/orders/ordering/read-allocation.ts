import type { Reader } from '#subgraph-kit/database.js';
import type { RoutingBasis } from '../routing/allocate.js';
import { readRouting } from '../routing/read-routing.js';
import { findOrdersWithCustoms } from '../shipping/document.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { readDepartures, type Allocated, type Departures } from './read-departures.js';

/** The data orders are allocated on. */
export interface AllocationBasis extends RoutingBasis {
  /** Orders that already have customs documents for all their fulfillment orders. */
  readonly customsPublished: ReadonlySet<string>;
  /** Plans when what is allocated leaves. */
  readonly departures: Departures;
}

/**
 * The data some orders are allocated on: four statements (more with customs documents, limited capacity or policies by tag) whatever their number. Take the transaction's change sequence first:
 * it serializes with other allocations and stock reports.
 */
export async function readAllocation(deps: OrdersDeps, reader: Reader, asked: Allocated): Promise<AllocationBasis> {
  const { companyId, orders } = asked;
  const customs = orders.filter(({ externalDocuments }) => externalDocuments).map(({ id }) => id);
  return { ...await readRouting(reader, companyId, orders), customsPublished: await findOrdersWithCustoms(reader, companyId, customs), departures: await readDepartures(deps, reader, asked) };
}
