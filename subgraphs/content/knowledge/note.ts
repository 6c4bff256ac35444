import type { Instant } from '#kernel/clock.js';
import type { RecordReference } from './about.js';

/** What the company knows of something, for everybody who reads its knowledge. */
export interface Note {
  readonly id: string;
  readonly title: string;
  /** May be empty. */
  readonly body: string;
  readonly tags: readonly string[];
  readonly about: readonly RecordReference[];
  /** The person who wrote it; null for a program, and once they left the company. */
  readonly authorId: string | null;
  /** Their e-mail address, or the program's name; null once they left the company. */
  readonly author: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** The most tags of a note, and the most characters of one. */
export const [MOST_TAGS, LONGEST_TAG] = [20, 60] as const;

/** The most notes that a record shows. */
export const MOST_OF_RECORD = 20;

/** The latest of some notes, each once, the newest first: ids grow with time. */
export const latestOf = (notes: readonly Note[]): Note[] => [...new Map(notes.map((note) => [note.id, note])).values()].sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, MOST_OF_RECORD);
