import type { Instant } from '#kernel/clock.js';
import type { Draft } from '../documents/document.js';

/** Which version of which text. */
export interface VersionKey {
  readonly documentId: number;
  readonly locale: string;
  readonly version: number;
}

/** A draft as it was saved, without its content. */
export interface ContentVersion extends VersionKey, Pick<Draft, 'slug' | 'title'> {
  readonly savedAt: Instant;
  readonly savedBy: string;
  /** Whether it is the one that websites read. */
  readonly isPublished: boolean;
}

/** How many versions of a text are kept, beside the one that websites read. */
export const MOST_VERSIONS = 100;
