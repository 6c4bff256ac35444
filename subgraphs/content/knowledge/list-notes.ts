import { canonicalJson } from '#kernel/canonical-json.js';
import { fits, mustFit } from '#contract/fits.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import type { ContentDeps } from '../content-deps.js';
import { wantedWords } from '../search/draft-words.js';
import { keptAbout, type RecordReference } from './about.js';
import { findIdsOfRecord } from './find-ids-of-record.js';
import { requireKnowledgeReader } from './knowledge-access.js';
import { LONGEST_TAG, MOST_TAGS, type Note } from './note.js';
import { findNote, findNotes, sortColumn } from './note.store.js';

/** Which notes are listed: those that fulfil all conditions. */
export interface NoteFilter {
  readonly search?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly about?: RecordReference | null | undefined;
}

/** A page of notes, newest first. */
export async function listNotes({ database, cursors }: ContentDeps, { principal }: CallContext, { filter, page }: { readonly filter: NoteFilter | null | undefined; readonly page: PageRequest }): Promise<Connection<Note>> {
  requireKnowledgeReader(principal);
  const { companyId } = principal;
  const words = wantedWords(checkSearch(filter?.search)?.text ?? '');
  const { tags, record } = checkedFilter(filter ?? {});
  const about = record && { kind: record.kind, ids: await findIdsOfRecord(database, companyId, record) };
  const keys = keysetOf(cursors, page, { list: `notes ${String(companyId)} ${canonicalJson(filter ?? {})}`, columns: [sortColumn(about)], isDescending: true });
  return keys.page(await findNotes(database, companyId, { words, tags, about, keys }), ({ id }) => [id]);
}

/** A note by id; null where the company has none. */
export async function readNote({ database }: ContentDeps, { principal }: CallContext, { id }: { readonly id: string }): Promise<Note | null> {
  requireKnowledgeReader(principal);
  return await findNote(database, principal.companyId, id) ?? null;
}

function checkedFilter({ tags, about }: NoteFilter): { readonly tags: readonly string[]; readonly record: RecordReference | undefined } {
  const problems = new Problems();
  const asked = tags ?? [];
  if (asked.length > MOST_TAGS) problems.add('filter.tags', `must be at most ${String(MOST_TAGS)} tags`);
  asked.slice(0, MOST_TAGS).forEach((tag, index) => { if (!fits(tag, LONGEST_TAG)) problems.add(`filter.tags.${String(index)}`, mustFit(LONGEST_TAG)); });
  const [record] = about == null ? [] : keptAbout([about], problems, 'filter.about');
  problems.refuse('The filter is not valid');
  return { tags: asked, record };
}
