import type { CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import { documentKind } from '../documents/require-document.js';
import { requireContentReader } from '../sites/access.js';
import { differences, type Differences } from './differences.js';
import { requireVersionDraft } from './require-version.js';

/** Two versions of a text. */
export interface CompareVersions {
  readonly id: number;
  readonly locale: string;
  readonly from: number;
  readonly to: number;
}

/** How many differences are answered. */
const MOST_DIFFERENCES = 500;

/** What is different between two versions of a text. */
export async function compareVersions({ database }: ContentDeps, { principal }: CallContext, { id, locale, from, to }: CompareVersions): Promise<Differences> {
  requireContentReader(principal);
  const { companyId } = principal;
  const name = await documentKind(database, companyId, id) === 'PAGE' ? 'blocks' : 'fields';
  const valuesOf = async (version: number): Promise<object> => {
    const { title, slug, seo, content } = await requireVersionDraft(database, companyId, { documentId: id, locale, version });
    return { title, slug, seo, [name]: content };
  };
  return differences(await valuesOf(from), await valuesOf(to), MOST_DIFFERENCES);
}
