import type { Instant } from '#kernel/clock.js';

/** What a person, or an assistant that works for them, wants to know again later. */
export interface MemoryNote {
  readonly id: string;
  /** Whose it is. */
  readonly userId: string;
  /** Their e-mail address. */
  readonly author: string;
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** Whether everybody in the company who reads the catalog sees it. */
  readonly isShared: boolean;
  readonly createdAt: Instant;
}

/** The most characters of a title, of a text and of a tag. */
export const [LONGEST_TITLE, LONGEST_TEXT, LONGEST_TAG] = [120, 2000, 60] as const;

/** The most tags of a note, and the most notes of a person in a company. */
export const [MOST_TAGS, MOST_NOTES] = [10, 1000] as const;
