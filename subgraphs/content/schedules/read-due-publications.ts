import { instant, type Instant } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import { oldestDuePublication } from './claimed-publication.store.js';

/** Since when what is scheduled and waits longest has been due, of all companies; null where nothing is. For the product itself. */
export async function readDuePublications({ database, clock }: ContentDeps, { principal }: CallContext): Promise<Instant | null> {
  requireScope(principal, 'system');
  return oldestDuePublication(database, instant(clock));
}
