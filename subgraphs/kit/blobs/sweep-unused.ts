import { ago, type Clock } from '#kernel/clock.js';
import type { Blobs, Sweep } from './blobs.js';

interface Sweeping {
  readonly blobs: Blobs;
  readonly clock: Clock;
}

/** What is swept of companies: the bytes that are stored as a type and that no row of theirs refers to. */
interface Unused extends Pick<Sweep, 'contentType'> {
  readonly referenced: (companyId: number, hashes: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Much longer than bytes may take between their storing and their row. */
const KEPT_MILLISECONDS = 86_400_000;

/** Delete the bytes of companies that nothing refers to, a day after they were stored. Answers how many are gone. */
export async function sweepUnused({ blobs, clock }: Sweeping, companyIds: readonly number[], { contentType, referenced }: Unused): Promise<number> {
  const before = new Date(ago(clock, KEPT_MILLISECONDS));
  let gone = 0;
  for (const companyId of companyIds) gone += await blobs.sweep(companyId, { before, contentType, referenced: (hashes) => referenced(companyId, hashes) });
  return gone;
}
