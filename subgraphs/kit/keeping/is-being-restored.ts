import type { DatabaseLocation } from '#kernel/config.js';
import { migrationsAt } from './migrations-at.js';
import { markAmong } from './restore-mark.js';

/** Whether the restore of a database has begun and has not ended; false where that cannot be read, since whoever opens it says why. */
export async function isBeingRestored(location: DatabaseLocation): Promise<boolean> {
  try {
    return markAmong(await migrationsAt(location)) !== undefined;
  } catch {
    return false;
  }
}
