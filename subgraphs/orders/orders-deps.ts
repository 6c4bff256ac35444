import type { Clock } from '#kernel/clock.js';
import type { KnowClocks } from '#kernel/company-clocks.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Blobs } from '#subgraph-kit/blobs/blobs.js';
import type { Cursors } from '#subgraph-kit/cursor.js';
import type { Database } from '#subgraph-kit/database.js';
import type { ImageThreads } from '#subgraph-kit/images/image-threads.js';
import type { ConnectionKindOf, LocationConnection, MappedCodes, ReadShopperRecords, ReadWorkplace } from '#subgraph-kit/subgraph.js';
import type { ShowOrder } from '#subgraph-kit/show-order.js';
import type { Outbox } from '#subgraph-kit/outbox.js';
import type { KnownLogistics } from './calendars/known-logistics.js';
import type { NoteSteps } from './certification/note-steps.js';
import type { FulfillmentPorts } from './fulfillment/fulfillment-ports.js';
import type { OrderingPorts } from './ordering/ordering-ports.js';
import type { LeftOut } from './polling/left-out.js';
import type { PromiseCache } from './promise/promise-cache.js';
import type { ReturnSecrets } from './returns-portal/return-secrets.js';
import type { ReturnsPorts } from './returns/returns-ports.js';
import type { LabelMaker } from './shipping/label-maker.js';
import type { ShippingPorts } from './shipping/shipping-ports.js';
import type { TrackingPorts } from './tracking/tracking-ports.js';

/** The dependencies of this subgraph's use cases. */
export interface OrdersDeps extends ShippingPorts, FulfillmentPorts, OrderingPorts, ReturnsPorts, TrackingPorts {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly cursors: Cursors;
  readonly log: Log;
  readonly labelMaker: LabelMaker;
  readonly returnSecrets: ReturnSecrets;
  /** Keeps the photos of returns. */
  readonly blobs: Blobs;
  /** Makes of photos what is kept. */
  readonly images: ImageThreads;
  /** Public address of the commerce host, for links and photos. */
  readonly commerceUrl: string;
  readonly locationConnection: LocationConnection;
  /** Shows an order as connections are answered, which interfaces know. */
  readonly showOrder: ShowOrder;
  readonly mappedCodes: MappedCodes;
  /** Reads what the collector keeps of customers, which is the catalog's. */
  readonly readShopperRecords: ReadShopperRecords;
  /** Reads whether the company is a sandbox, which identity knows. */
  readonly readWorkplace: ReadWorkplace;
  readonly connectionKind: ConnectionKindOf;
  /** Notes what the connection of a call has shown for its certification. */
  readonly noteSteps: NoteSteps;
  /** What delivery is planned by. */
  readonly logistics: KnownLogistics;
  readonly promises: PromiseCache;
  /** Fulfillment orders that polls left out while the database could not write. */
  readonly leftOut: LeftOut;
  /** Tells this process of clocks of companies that are ahead. */
  readonly knowClocks: KnowClocks;
  /** The same with the clock by which a company lives, for calls and work that begin in no company. */
  readonly inTimeOf: (deps: OrdersDeps, companyId: number) => OrdersDeps;
}
