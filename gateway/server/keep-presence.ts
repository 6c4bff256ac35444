import type { Instant } from '#kernel/clock.js';
import { PROCESS_LEASE } from '#contract/process-lease.js';
import { systemContext } from '#contract/system-context.js';
import type { Presence } from '#kit/presence.js';
import type { Deployment } from './deployment.js';
import { EndProcessDocument } from './operations/end-process.generated.js';
import { KeepProcessDocument } from './operations/keep-process.generated.js';
import type { Running } from './running.js';

/** Keeps the lease of this process from its start to its orderly stop. */
export interface KeptPresence extends Presence, Running {
  start(): void;
}

const NEVER: Instant = '';

/** The presence of a process that answers calls: it renews its lease every few seconds. */
export function keepPresence({ graph: { call }, clock, ids, log, subgraphs }: Pick<Deployment, 'graph' | 'clock' | 'ids' | 'log' | 'subgraphs'>): KeptPresence {
  const id = ids.next();
  const context = systemContext({ actor: 'surfaces', requestId: id });
  const embedded = subgraphs.has('identity');
  let held = NEVER;
  let beating: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const beat = (): Promise<void> => {
    const sentAt = clock.now().getTime();
    beating ??= call(KeepProcessDocument, { input: { id, embedded, isFirst: held === NEVER } }, context)
      .then(() => { held = new Date(sentAt + PROCESS_LEASE.held).toISOString(); })
      .finally(() => { beating = undefined; });
    return beating;
  };
  const isHeld = (): boolean => clock.now().toISOString() < held;
  return {
    id,
    heldUntil: () => held,
    hold: async () => {
      if (isHeld()) return;
      await beat();
      if (!isHeld()) await beat(); // the one before was sent too long ago: the machine stood still meanwhile
    },
    start() {
      const inTime = (): void => { beat().catch((error: unknown) => { log.debug({ err: error }, 'The lease of this process could not be renewed'); }); };
      timer = setInterval(inTime, PROCESS_LEASE.beat);
      inTime();
    },
    async stop() {
      clearInterval(timer);
      await beating?.catch(() => undefined);
      await call(EndProcessDocument, { id }, context).catch(() => undefined); // the lease expires
    },
  };
}
