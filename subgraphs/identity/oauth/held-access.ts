import { instant, type Instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { lastRunAt } from '../deployment/job.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { countHeld } from './expired.store.js';

/** What people and apps hold, and when the deployment last worked: after a restore from a backup what was ended in between counts again (decision 42). */
export interface HeldAccess {
  /** When a worker last ended a job, of which some run every minute; null before the first. */
  readonly lastRunAt: Instant | null;
  readonly sessions: number;
  readonly apps: number;
}

/** What people and apps hold; for the platform's own tools. */
export async function readHeldAccess({ principal, identity: { database, clock } }: IdentityContext): Promise<HeldAccess> {
  requireScope(principal, 'system');
  return { lastRunAt: await lastRunAt(database), ...await countHeld(database, instant(clock)) };
}
