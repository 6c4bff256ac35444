import { canonicalJson } from '#kernel/canonical-json.js';
import { Problems } from '#contract/problems.js';
import { fits, mustFit } from '#contract/fits.js';
import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { findNotes } from './memory-note.store.js';
import { LONGEST_TAG, MOST_TAGS, type MemoryNote } from './memory-note.js';
import { requireOwnMemory } from './require-own-memory.js';

interface Asked {
  readonly search?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
}

/** A page of the person's own notes and those that are shared in the company, newest first. */
export async function recallNotes({ database, cursors }: CatalogDeps, { principal }: CallContext, { filter, page }: { readonly filter: Asked | null | undefined; readonly page: PageRequest }): Promise<Connection<MemoryNote>> {
  const userId = requireOwnMemory(principal, 'catalog.read');
  const [words, tags] = [checkSearch(filter?.search)?.words ?? [], filter?.tags ?? []];
  refuseTags(tags);
  const keys = keysetOf(cursors, page, { list: `memory ${String(principal.companyId)} ${userId} ${canonicalJson(filter ?? {})}`, columns: ['m.id'], isDescending: true });
  return keys.page(await findNotes(database, principal.companyId, { userId, words, tags, keys }), ({ id }) => [id]);
}

function refuseTags(tags: readonly string[]): void {
  const problems = new Problems();
  if (tags.length > MOST_TAGS) problems.add('filter.tags', `must be at most ${String(MOST_TAGS)} tags`);
  tags.slice(0, MOST_TAGS).forEach((tag, index) => { if (!fits(tag, LONGEST_TAG)) problems.add(`filter.tags.${String(index)}`, mustFit(LONGEST_TAG)); });
  problems.refuse('The filter is not valid');
}
