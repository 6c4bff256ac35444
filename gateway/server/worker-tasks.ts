import { systemContext } from '#contract/system-context.js';
import type { Job } from '../relay/job-run.js';
import type { Deployment } from './deployment.js';
import { countFigures } from './count-figures.js';
import { CloseAbandonedCallsDocument } from './operations/close-abandoned-calls.generated.js';
import { PurgeBulkJobsDocument } from './operations/purge-bulk-jobs.generated.js';
import { PurgeCallsDocument } from './operations/purge-calls.generated.js';
import { PurgeCommandsDocument } from './operations/purge-commands.generated.js';
import { PurgeLockoutsDocument } from './operations/purge-lockouts.generated.js';
import { PurgeParkedTrackingEventsDocument } from './operations/purge-parked-tracking-events.generated.js';
import { PurgeSignInsDocument } from './operations/purge-sign-ins.generated.js';
import { PurgeOAuthDocument } from './operations/purge-oauth.generated.js';
import { PurgeProductImportsDocument } from './operations/purge-product-imports.generated.js';
import { PurgeShopperEventsDocument } from './operations/purge-shopper-events.generated.js';
import { PurgeTrashDocument } from './operations/purge-trash.generated.js';
import { publishScheduled } from './publish-scheduled.js';
import { SweepAssetsDocument } from './operations/sweep-assets.generated.js';
import { SweepImagesDocument } from './operations/sweep-images.generated.js';
import { SweepProductImportsDocument } from './operations/sweep-product-imports.generated.js';
import { SweepReturnPhotosDocument } from './operations/sweep-return-photos.generated.js';
import { WatchDeparturesDocument } from './operations/watch-departures.generated.js';
import { WatchParcelsDocument } from './operations/watch-parcels.generated.js';
import { WatchReturnsDocument } from './operations/watch-returns.generated.js';
import { watchWarehouses } from './watch-warehouses.js';

const TEN_SECONDS = 10_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** The recurring jobs of a deployment's workers. */
export const workerTasks = ({ graph, ids }: Pick<Deployment, 'graph' | 'ids'>): readonly Job[] => [
  { name: 'purge calls', everyMilliseconds: HOUR, run: () => graph.call(PurgeCallsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'purge bulk jobs', everyMilliseconds: HOUR, run: () => graph.call(PurgeBulkJobsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'purge product imports', everyMilliseconds: HOUR, run: () => graph.call(PurgeProductImportsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'sweep product imports', everyMilliseconds: 24 * HOUR, run: () => graph.call(SweepProductImportsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'sweep images', everyMilliseconds: 24 * HOUR, run: () => graph.call(SweepImagesDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'sweep assets', everyMilliseconds: 24 * HOUR, run: () => graph.call(SweepAssetsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'sweep return photos', everyMilliseconds: 24 * HOUR, run: () => graph.call(SweepReturnPhotosDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'purge oauth', everyMilliseconds: HOUR, run: () => graph.call(PurgeOAuthDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'purge shopper events', everyMilliseconds: HOUR, run: () => graph.call(PurgeShopperEventsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'purge trash', everyMilliseconds: HOUR, run: () => graph.call(PurgeTrashDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'purge commands', everyMilliseconds: HOUR, run: () => graph.call(PurgeCommandsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'close abandoned calls', everyMilliseconds: MINUTE, run: () => graph.call(CloseAbandonedCallsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'purge lockouts', everyMilliseconds: MINUTE, run: () => graph.call(PurgeLockoutsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'purge sign-ins', everyMilliseconds: HOUR, run: () => graph.call(PurgeSignInsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'purge parked tracking events', everyMilliseconds: HOUR, run: () => graph.call(PurgeParkedTrackingEventsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'watch parcels', everyMilliseconds: HOUR, run: () => graph.call(WatchParcelsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'watch departures', everyMilliseconds: HOUR, run: () => graph.call(WatchDeparturesDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'watch returns', everyMilliseconds: HOUR, run: () => graph.call(WatchReturnsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() })) },
  { name: 'publish scheduled content', everyMilliseconds: TEN_SECONDS, run: (stopping) => publishScheduled(graph.call, ids, stopping) },
  { name: 'count figures', everyMilliseconds: MINUTE, run: (stopping) => countFigures(graph.call, ids, stopping) },
  { name: 'watch warehouses', everyMilliseconds: MINUTE, run: (stopping) => watchWarehouses(graph.call, ids, stopping) },
];
