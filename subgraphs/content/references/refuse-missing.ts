import type { Problems } from '#contract/problems.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ReferenceKind } from '../fields/references-in.js';
import { findDraftReferences } from './content-reference.store.js';

interface DraftsOf {
  readonly documentId: number;
  readonly locales: readonly string[];
  readonly problems: Problems;
}

const WHAT: Readonly<Record<ReferenceKind, string>> = { ASSET: 'asset', CATEGORY: 'category', ENTRY: 'entry of the site', LINK: 'address', PAGE: 'page of the site', PRODUCT: 'product' };

/** Note what drafts that are to be published refer to and is not there, by the path in its locale: it.0.image. */
export async function noteMissing(reader: Reader, companyId: number, { documentId, locales, problems }: DraftsOf): Promise<void> {
  const found = (await findDraftReferences(reader, companyId, [documentId])).get(documentId) ?? [];
  for (const { locale, path, kind, target, problem } of found) {
    if (problem === 'MISSING' && locales.includes(locale)) problems.add(`${locale}.${path}`, `refers to ${target}, which is no ${WHAT[kind]}`);
  }
}
