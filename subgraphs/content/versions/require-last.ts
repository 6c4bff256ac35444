import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';

/** The input field of the version that was edited. */
export const KNOWN_VERSION = { nullable: true, description: 'The version that was edited: where another was saved since, the call is CONFLICT. Not compared unless given.' };

/** The input field of the version that was edited, of what is saved new as well. */
export const EDITED_VERSION = { nullable: true, description: 'The version that was edited: where another was saved since, the call is CONFLICT. 0 for a new one. Not compared unless given.' };

/** Throws CONFLICT where another version of a record than the one that was edited is the last. */
export function requireLast(before: { readonly version: number; readonly updatedAt: Instant } | undefined, version: number | null | undefined): void {
  if (version == null || version === (before?.version ?? 0)) return;
  const changed = before === undefined ? 'It is not there, or not any more' : `Version ${String(before.version)} was saved at ${before.updatedAt}`;
  throw new Failure('CONFLICT', `${changed}, and version ${String(version)} was edited: read it again`, { version: ['is not the last'] });
}
