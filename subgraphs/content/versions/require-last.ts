import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';

/** The input field of the version that was edited. */
export const KNOWN_VERSION = { nullable: true, description: 'The version that was edited: where another was saved since, the call is CONFLICT. Not compared unless given.' };

/** The input field of the version that was edited, of what is saved new as well. */
export const EDITED_VERSION = { nullable: true, description: 'The version that was edited: where another was saved since, the call is CONFLICT. 0 for a new one. Not compared unless given.' };

/** A record, or a text with who saved it, as it is now. */
interface Saved {
  readonly version: number;
  readonly updatedAt: Instant;
  readonly updatedBy?: string;
}

/** Throws CONFLICT where another version than the one that was edited is the last, and says whose it is where that is known; `missing` is said where there is none. */
export function requireLast(before: Saved | undefined, version: number | null | undefined, missing = 'It is not there, or not any more'): void {
  if (version == null || version === (before?.version ?? 0)) return;
  throw new Failure('CONFLICT', `${before ? saidOf(before) : missing}, and version ${String(version)} was edited: read it again`, { version: ['is not the last'], ...whoseOf(before) });
}

const whoseOf = ({ updatedBy }: Partial<Saved> = {}): Pick<Saved, 'updatedBy'> => (updatedBy === undefined ? {} : { updatedBy });

/** Not which version: whoever repeats the call with its number would replace what they have not read. */
const saidOf = ({ updatedAt, updatedBy = 'Somebody' }: Saved): string => `${updatedBy} saved another one at ${updatedAt}`;

/** What is said of a text that is not there. */
export const NO_TEXT = 'It has no text in this locale yet';
