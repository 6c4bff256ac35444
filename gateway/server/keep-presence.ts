import type { Instant } from '#kernel/clock.js';
import { PROCESS_LEASE } from '#contract/process-lease.js';
import { systemContext } from '#contract/system-context.js';
import type { Presence } from '#kit/presence.js';
import type { Deployment } from './deployment.js';
import { EndProcessDocument } from './operations/end-process.generated.js';
import { KeepProcessDocument } from './operations/keep-process.generated.js';
import type { Running } from './running.js';

/** Makes this process known to the others from its start to its orderly stop. */
export interface KeptPresence extends Presence, Running {
  start(): void;
}

const NEVER: Instant = '';

/** The presence of a process that answers calls: it says every few seconds that it is there. */
export function keepPresence({ graph: { call }, clock, ids, log, subgraphs }: Pick<Deployment, 'graph' | 'clock' | 'ids' | 'log' | 'subgraphs'>): KeptPresence {
  const id = ids.next();
  const embedded = subgraphs.has('identity');
  let held = NEVER;
  let beating: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const beat = (): Promise<void> => {
    const sentAt = clock.now().getTime();
    beating ??= call(KeepProcessDocument, { input: { id, embedded, isFirst: held === NEVER } }, systemContext({ actor: 'surfaces', requestId: ids.next() }))
      .then(() => { held = new Date(sentAt + PROCESS_LEASE.held).toISOString(); })
      .finally(() => { beating = undefined; });
    return beating;
  };
  return {
    id,
    heldUntil: () => held,
    hold: () => (clock.now().toISOString() < held ? Promise.resolve() : beat()),
    start() {
      const inTime = (): void => { beat().catch((error: unknown) => { log.debug({ err: error }, 'This process could not say that it is there'); }); };
      timer = setInterval(inTime, PROCESS_LEASE.beat);
      inTime();
    },
    async stop() {
      clearInterval(timer);
      await beating?.catch(() => undefined);
      await call(EndProcessDocument, { id }, systemContext({ actor: 'surfaces', requestId: ids.next() })).catch(() => undefined); // the others find out in time
    },
  };
}
