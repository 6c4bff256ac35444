import { shift, type Instant } from '#kernel/clock.js';
import type { Principal } from '#contract/principal.js';

/** Who edits a page or an entry in a locale; nobody else changes it there until the lock ends. */
export interface DocumentLock {
  readonly documentId: number;
  readonly locale: string;
  /** As {@link holderOf} says. */
  readonly holder: string;
  /** The holder's name for people. */
  readonly by: string;
  readonly since: Instant;
  readonly until: Instant;
  /** From whom the holder took it over, as long as that one has not locked again. */
  readonly takenFrom: string | null;
}

const MINUTE = 60_000;

/** How long a lock lasts unless it is renewed, in milliseconds. */
export const LOCK_LASTS = 5 * MINUTE;

/** When a lock ends that is given or renewed now. */
export const endOfLock = (now: Instant): Instant => shift(now, LOCK_LASTS);

/** Whether a lock holds; one that ended is none. */
export const isHeld = ({ until }: Pick<DocumentLock, 'until'>, now: Instant): boolean => until > now;

/** In whose name a caller locks: the person, also where a program acts for one; else the service token, the connection or the part of the product that calls. */
export const holderOf = ({ userId, tokenId, connectionId, actor }: Principal): string => userId ?? tokenId ?? connectionId ?? actor;
