import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { ImageLibrary } from './images/image-library.js';
import type { ImageSlots } from './images/image-slots.js';
import type { Blobs } from '#subgraph-kit/blobs/blobs.js';
import type { Cursors } from '#subgraph-kit/cursor.js';
import type { Database } from '#subgraph-kit/database.js';
import type { Rehearsal } from '#subgraph-kit/rehearsing.js';
import type { ConnectionKindOf, FindCatalogKeys, OpenProductFile, ReadSizeEvidence, ReadWorkplace, SetStock } from '#subgraph-kit/subgraph.js';
import type { Outbox } from '#subgraph-kit/outbox.js';

/** The dependencies of this subgraph's use cases. */
export interface CatalogDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly cursors: Cursors;
  /** Sets stock, which the orders subgraph keeps. */
  readonly setStock: SetStock;
  /** Finds keys of the catalog API, which the identity subgraph keeps. */
  readonly findCatalogKeys: FindCatalogKeys;
  /** Reads what orders and returns tell about sizes, which the orders subgraph keeps. */
  readonly readSizeEvidence: ReadSizeEvidence;
  /** Asks whether the company is a sandbox, and where it works; the identity subgraph knows. */
  readonly readWorkplace: ReadWorkplace;
  /** Asks what kind of connection has an id, which the identity subgraph keeps. */
  readonly connectionKind: ConnectionKindOf;
  /** Reads files of products. */
  readonly openProductFile: OpenProductFile;
  /** A dry run of its own, which a long one needs several of; never within another. */
  readonly rehearse: () => Rehearsal;
  /** Keeps images, and the products of imports until they are written. */
  readonly blobs: Blobs;
  /** Fetches images, and makes of them what is kept and served. */
  readonly images: ImageLibrary;
  readonly imageSlots: ImageSlots;
  /** Sizes of images that are being made. */
  readonly sizesInWork: Map<string, Promise<Buffer>>;
  /** Names erased visitors. */
  readonly visitorKey: Buffer;
  /** Public address of the host that serves images. */
  readonly catalogUrl: string;
}
