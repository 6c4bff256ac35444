import type { Call } from '#client/call.js';
import { systemContext } from '#contract/system-context.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { MakeReturnLabelsDocument } from './operations/make-return-labels.generated.js';
import { createPoller, type Poller } from './poller.js';

interface ReturnLabelsParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/** A worker over the graph that has the labels of returns made; several of them, in any process, share what is due. It is none of the relay's followers, because a carrier may take 20 seconds, and events wait for their followers. */
export function createReturnLabels({ call, clock, ids, log }: ReturnLabelsParts): Poller {
  const words = { failed: 'Labels of returns cannot be made; this is tried again', recovered: 'Labels of returns are made again' };
  const work = async (isStopped: () => boolean): Promise<void> => {
    for (let taken = 1; taken > 0 && !isStopped();) taken = (await call(MakeReturnLabelsDocument, {}, systemContext({ actor: 'worker', requestId: ids.next() }))).makeReturnLabels;
  };
  return createPoller({ clock, log, source: 'return labels', of: 'the labels', words, work });
}
