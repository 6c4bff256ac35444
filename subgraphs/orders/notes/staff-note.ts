import type { Instant } from '#kernel/clock.js';

/** A note of staff on an order or return. */
export interface StaffNote {
  readonly id: string;
  /** The order or return. */
  readonly subjectId: string;
  readonly subjectKind: 'order' | 'return';
  readonly author: string;
  readonly text: string;
  readonly createdAt: Instant;
  /** Null until it is edited. */
  readonly editedAt: Instant | null;
  /** Who edited it last; null until it is, and for an edit that was made before this was kept. */
  readonly editedBy: string | null;
  readonly version: number;
}

/** The longest text of a note. */
export const LONGEST_NOTE = 4000;
