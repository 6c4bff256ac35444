import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDocument, Translation } from './document.js';
import { findTranslations } from './translation.store.js';

/** Notes what is wrong with content under a changed schema. */
type Judge = (content: unknown, place: { readonly problems: Problems; readonly path: string }) => void;

/** Reads the documents of a schema in steps, each behind the last one's id. */
type NextDocuments = (after: number) => Promise<readonly ContentDocument[]>;

const MOST_LISTED = 20;

interface Change {
  readonly next: NextDocuments;
  readonly judge: Judge;
  /** What changes: template. */
  readonly what: string;
}

/** Refuse a changed schema while drafts of its documents do not fit it: INVALID_STATE, with the first of them and what does not fit. */
export async function refuseUnfit(reader: Reader, companyId: number, { next, judge, what }: Change): Promise<void> {
  const unfit: (readonly [path: string, messages: readonly string[]])[][] = [];
  for (let slice = await next(0); slice.length > 0; slice = await next(slice.at(-1)?.id ?? 0)) {
    const translations = await findTranslations(reader, companyId, slice.map(({ id }) => id));
    unfit.push(...[...translations.values()].flat().map((translation) => problemsOf(translation, judge)).filter((problems) => problems.length > 0));
  }
  if (unfit.length === 0) return;
  throw new Failure('INVALID_STATE', `${String(unfit.length)} ${unfit.length === 1 ? 'text does' : 'texts do'} not fit the changed ${what}: change them first, or rename and drop their keys with it (migrate)`, Object.fromEntries(unfit.slice(0, MOST_LISTED).flat()));
}

function problemsOf({ documentId, locale, content, damaged }: Translation, judge: Judge): (readonly [string, readonly string[]])[] {
  if (damaged) return [];
  const problems = new Problems();
  judge(content, { problems, path: `${String(documentId)}.${locale}` });
  return [...problems.found];
}

/** How many documents are read at once. */
export const DOCUMENTS_AT_ONCE = 200;
