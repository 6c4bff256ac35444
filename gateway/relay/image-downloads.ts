import type { Call } from '#client/call.js';
import { systemContext } from '#contract/system-context.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { DownloadImagesDocument } from './operations/download-images.generated.js';
import { createPoller, type Poller } from './poller.js';

interface ImageDownloadsParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/** A worker over the graph that has the images of products downloaded; several of them, in any process, share what waits. */
export function createImageDownloads({ call, clock, ids, log }: ImageDownloadsParts): Poller {
  const words = { failed: 'Images of products cannot be downloaded; this is tried again', recovered: 'Images of products are downloaded again' };
  const work = async (isStopped: () => boolean): Promise<void> => {
    for (let begun = 1; begun > 0 && !isStopped();) begun = (await call(DownloadImagesDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() }))).downloadImages;
  };
  return createPoller({ clock, log, source: 'image downloads', of: 'the images', words, work });
}
