import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findDocuments } from '../documents/document.store.js';
import type { RecordReference } from './about.js';

/** Throws BAD_INPUT for references to pages that the company does not have; those that were there `before` may lead to one that is gone by now. Records of other subgraphs are not looked up. */
export async function refuseUnknownPages(reader: Reader, companyId: number, { about, before = [] }: { readonly about: readonly RecordReference[]; readonly before?: readonly RecordReference[] }): Promise<void> {
  const asked = about.filter(({ kind, id }) => kind === 'PAGE' && !before.some((known) => known.kind === 'PAGE' && known.id === id)).map(({ id }) => Number(id));
  if (asked.length === 0) return;
  const found = await findDocuments(reader, companyId, asked);
  const missing = asked.filter((id) => found.get(id)?.kind !== 'PAGE');
  if (missing.length > 0) throw new Failure('BAD_INPUT', `There is no page ${missing.join(', ')}`, { about: missing.map((id) => `${String(id)} is no page of the company`) });
}
