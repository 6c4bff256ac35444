import type { Call } from '#client/call.js';
import { systemContext } from '#contract/system-context.js';
import type { Ids } from '#kernel/ids.js';
import { RunScheduledPublicationsDocument } from './operations/run-scheduled-publications.generated.js';

/** Publish and take out what is scheduled and due, some at a time; what fails is due again by itself. */
export async function publishScheduled(call: Call, ids: Ids, stopping?: AbortSignal): Promise<void> {
  for (let more = true; more && stopping?.aborted !== true;) {
    more = (await call(RunScheduledPublicationsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() }))).runScheduledPublications > 0;
  }
}
