import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';

/** Throws FORBIDDEN for callers who may not read notes and tasks; the tokens of websites may not, whatever they read of content. */
export const requireKnowledgeReader = (principal: Principal): void => {
  requirePermission(principal, 'brain.read');
};

/** Throws FORBIDDEN for callers who may not write notes and tasks. */
export const requireKnowledgeWriter = (principal: Principal): void => {
  requirePermission(principal, 'brain.write');
};

/** Throws CONFLICT where another version of a record is the last than the one that was edited. */
export function requireEditedVersion({ version, updatedAt }: { readonly version: number; readonly updatedAt: string }, edited: number | null | undefined): void {
  if (edited == null || edited === version) return;
  throw new Failure('CONFLICT', `It was changed at ${updatedAt} and is at version ${String(version)}, not ${String(edited)}: read it again`, { version: ['is not the last'] });
}
