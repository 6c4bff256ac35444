import type { Call } from '#client/call.js';
import { systemContext } from '#contract/system-context.js';
import type { Clock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { ClaimRelayDocument } from './operations/claim-relay.generated.js';
import { ReleaseRelayDocument } from './operations/release-relay.generated.js';

/**
 * Which of several processes relays events. It saves work and nothing else: two processes that relay at once deliver every event twice, and the second delivery changes nothing.
 */
export interface RelayLease {
  /** As this process heard last; while identity cannot be asked the lease stays where it was. */
  readonly isHeld: () => boolean;
  /** Claim or renew it now; never rejects. */
  claim(): Promise<void>;
  /** Claim it again and again. */
  start(): void;
  /** Release it, so that another process takes it at its next claim. */
  stop(): Promise<void>;
}

interface LeaseParts {
  readonly call: Call;
  readonly clock: Clock;
  readonly log: Pick<Log, 'debug' | 'info'>;
  /** Called when this process comes to hold the lease: events may wait. */
  readonly onTaken: () => void;
}

/** After a kill the events wait for the rest of a lease and a claim. */
const [LEASE_SECONDS, CLAIM_MILLISECONDS] = [6, 2000];
const NAME = 'relay';

/** A lease that identity keeps: a row with its holder and its end. */
export function relayLease({ call, clock, log, onTaken }: LeaseParts): RelayLease {
  const ids = uuidV7Ids(clock);
  const owner = ids.next();
  const context = () => systemContext({ actor: 'relay', requestId: ids.next() });
  let [held, stopped]: [boolean, boolean] = [false, false];
  let [timer, underWay]: [NodeJS.Timeout | undefined, Promise<void> | undefined] = [undefined, undefined];
  const claim = async (): Promise<void> => {
    const { claimDeploymentTask: { isOwner } } = await call(ClaimRelayDocument, { input: { name: NAME, owner, seconds: LEASE_SECONDS } }, context());
    if (isOwner !== held) log.info({ relay: isOwner }, isOwner ? 'This process relays the events' : 'Another process relays the events');
    const isTaken = isOwner && !held;
    held = isOwner;
    if (isTaken) onTaken();
  };
  const once = (): Promise<void> => underWay ??= claim()
    .catch((error: unknown) => { log.debug({ err: error }, 'The lease of the relay could not be claimed; this is tried again'); })
    .finally(() => { underWay = undefined; });
  return {
    isHeld: () => held && !stopped,
    claim: once,
    start: () => {
      timer ??= setInterval(() => void once(), CLAIM_MILLISECONDS).unref();
      void once();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await underWay;
      if (held) await call(ReleaseRelayDocument, { input: { name: NAME, owner, result: null } }, context()).catch(() => undefined); // it ends by itself
      held = false;
    },
  };
}
