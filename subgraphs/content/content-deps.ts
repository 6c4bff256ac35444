import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { Blobs } from '#subgraph-kit/blobs/blobs.js';
import type { Cursors } from '#subgraph-kit/cursor.js';
import type { Database } from '#subgraph-kit/database.js';
import type { ImageThreads } from '#subgraph-kit/images/image-threads.js';
import type { Outbox } from '#subgraph-kit/outbox.js';
import type { ReadWorkplace } from '#subgraph-kit/subgraph.js';

/** The dependencies of this subgraph's use cases. */
export interface ContentDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly cursors: Cursors;
  readonly log: Pick<Log, 'error'>;
  /** Keeps the images of libraries. */
  readonly blobs: Blobs;
  /** Makes of images what is kept. */
  readonly images: ImageThreads;
  /** Public address of the host that serves images. */
  readonly brainUrl: string;
  /** Asks the identity subgraph about the company and its people. */
  readonly readWorkplace: ReadWorkplace;
}
