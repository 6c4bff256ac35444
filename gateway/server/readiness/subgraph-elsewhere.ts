import type { Clock } from '#kernel/clock.js';
import { MOST_AWAY_MILLISECONDS } from '#client/wait-for-restart.js';
import { Degraded, NotReady } from './part-state.js';
import { readReadiness } from './read-readiness.js';
import type { Check } from './readiness.js';

const DEADLINE_MILLISECONDS = 1900; // fails before the caller's own timeout, with a clearer message

/**
 * A subgraph of another process: asks that process's /readyz. One that is restarted is missed for as long as calls wait for it, since a load balancer that took the hosts of all processes
 * away meanwhile would refuse every call. While it is about to stop it answers calls as before.
 */
export function subgraphElsewhere(url: string, clock: Clock): Check {
  let missedFrom = -Infinity;
  return async () => {
    const now = clock.now().getTime();
    const { answers, missing } = await asked(url);
    if (answers) missedFrom = now + MOST_AWAY_MILLISECONDS;
    if (!missing) return;
    if (now < missedFrom) throw new Degraded('its process is being restarted, calls wait for it', { cause: missing });
    throw missing;
  };
}

interface Asked {
  /** Whether it answers calls. */
  readonly answers: boolean;
  readonly missing?: NotReady;
}

async function asked(url: string): Promise<Asked> {
  try {
    const { status, stopping = false } = await readReadiness(url, DEADLINE_MILLISECONDS);
    return status === 'ready' ? { answers: true } : { answers: stopping, missing: new NotReady('its process is not ready') };
  } catch (cause) {
    return { answers: false, missing: new NotReady('its process cannot be reached', { cause }) };
  }
}
