import type { Instant } from '#kernel/clock.js';
import type { DocumentKind } from '../documents/document.js';
import type { WantedWord } from './draft-words.js';

/** Whether websites show a text: not at all, as it is edited, or as it was before later edits. */
export type ContentStatus = 'CHANGED' | 'DRAFT' | 'PUBLISHED';

/** A text of a page or an entry in a locale, as a search found it. */
export interface ContentMatch {
  readonly documentId: number;
  readonly kind: DocumentKind;
  readonly siteId: number;
  readonly locale: string;
  readonly title: string;
  readonly slug: string;
  readonly status: ContentStatus;
  readonly updatedAt: Instant;
  readonly updatedBy: string;
  readonly publishedAt: Instant | null;
  /** What was searched for. */
  readonly words: readonly WantedWord[];
}

/** Which drafts are searched; what is not given does not matter. */
export interface ContentFilter {
  readonly text?: string | null | undefined;
  readonly siteId?: number | null | undefined;
  /** The slug of a workspace: those of all its sites. */
  readonly workspace?: string | null | undefined;
  readonly kinds?: readonly DocumentKind[] | null | undefined;
  readonly locales?: readonly string[] | null | undefined;
  readonly statuses?: readonly ContentStatus[] | null | undefined;
  readonly updatedBy?: string | null | undefined;
  /** Edited at this time or later. */
  readonly updatedFrom?: Instant | null | undefined;
  /** Edited before this time. */
  readonly updatedTo?: Instant | null | undefined;
}
