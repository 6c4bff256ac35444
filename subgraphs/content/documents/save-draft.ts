import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { respectLocks } from '../locks/respect-locks.js';
import { indexPaths } from '../search/index-paths.js';
import { requireContentWriter } from '../sites/access.js';
import { notOfSite } from '../sites/require-locale.js';
import type { Site } from '../sites/site.js';
import { NO_TEXT, requireLast } from '../versions/require-last.js';
import { contentSchema, type ContentSchema } from './content-schema.js';
import { KIND_NAMES, type ContentDocument, type DocumentKind, type Draft, type Translation } from './document.js';
import { updateDocumentRow } from './document.store.js';
import { refuseDamaged } from './refuse-damaged.js';
import { documentToEdit } from './require-document.js';
import { noteSeoProblems } from './seo.js';
import { DOCUMENT_SLUG, freeSlugOf } from './slug-of.js';
import { storeDraft } from './store-draft.js';
import { isSlugTaken } from './translation.store.js';

/** Changes to the draft of a document in a locale; what is absent keeps its value. */
export interface SaveDraft {
  readonly id: number;
  readonly locale: string;
  readonly title?: string | null | undefined;
  readonly slug?: string | null | undefined;
  /** Null for none. */
  readonly content?: unknown;
  readonly seo?: unknown;
  /** The version that was edited: another is CONFLICT. */
  readonly version?: number | null | undefined;
}

const [LONGEST_TITLE, MOST_CHARACTERS] = [300, 1_000_000] as const;

/** Save the draft of a page or an entry in a locale, new or known; websites show it once it is published. A draft that changes nothing is not stored. */
export function saveDraft(deps: ContentDeps, context: CallContext, { kind, ...input }: SaveDraft & { readonly kind: DocumentKind }): Promise<ContentDocument> {
  requireContentWriter(context.principal);
  const { database, clock } = deps;
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: `save${kind}Draft` }, async () => {
    const { document, site, translations } = await documentToEdit(transaction, companyId, { kind, id: input.id, locale: input.locale, slug: input.slug });
    await respectLocks(transaction, { context, clock, id: document.id, locales: [input.locale] });
    const before = translations.find(({ locale }) => locale === input.locale);
    requireLast(before, input.version, NO_TEXT);
    if (before) refuseDamaged(before, input);
    return writeDraft(transaction, { context, document, site, before, input });
  }));
}

interface Writing {
  readonly context: CallContext;
  readonly document: ContentDocument;
  readonly site: Site;
  readonly before: Translation | undefined;
  readonly input: Omit<SaveDraft, 'id' | 'version'>;
}

/** Store a draft in a transaction that may do more. */
export async function writeDraft(transaction: Transaction, { context: { principal: { companyId, actor } }, document, site, before, input }: Writing): Promise<ContentDocument> {
  const draft = await draftOf(transaction, companyId, { document, before, input });
  const schema = await contentSchema(transaction, companyId, document);
  checkDraft({ document, site, locale: input.locale, draft, schema });
  if (before && JSON.stringify(textsOf(before)) === JSON.stringify(textsOf(draft))) return document;
  const updatedAt = await transaction.takeChangeSequence(companyId);
  const after = edited(document.id, { before, draft, locale: input.locale, updatedAt, updatedBy: actor });
  await storeDraft(transaction, companyId, { document, site, translation: after, schema });
  if (isPathNew(document, before, after)) await indexPaths(transaction, companyId, document);
  transaction.recordChange({ kind: KIND_NAMES[document.kind], id: `${String(document.id)} ${input.locale}`, subject: String(document.id), before: before ?? null, after });
  if (document.updatedAt === updatedAt) return document; // it is new
  const changed = { ...document, version: document.version + 1, updatedAt };
  await updateDocumentRow(transaction, companyId, changed);
  return changed;
}

/** Whether what is below a document, and a new text itself, is found by other slugs than before. */
const isPathNew = ({ kind }: ContentDocument, before: Draft | undefined, after: Draft): boolean => before === undefined || (kind === 'PAGE' && before.slug !== after.slug);

interface Edit extends Pick<Translation, 'locale' | 'updatedAt' | 'updatedBy'> {
  readonly before: Translation | undefined;
  readonly draft: Draft;
}

const edited = (documentId: number, { before, draft, ...edit }: Edit): Translation =>
  ({ ...draft, ...edit, documentId, version: (before?.version ?? 0) + 1, publishedVersion: before?.publishedVersion ?? null, publishedAt: before?.publishedAt ?? null });

const textsOf = ({ title, slug, content, seo }: Draft): Draft => ({ title, slug, content, seo });

interface Drafting {
  readonly document: ContentDocument;
  readonly before: Draft | undefined;
  readonly input: Writing['input'];
}

async function draftOf(reader: Reader, companyId: number, { document, before, input }: Drafting): Promise<Draft> {
  const title = input.title ?? before?.title ?? '';
  return { title, slug: await slugFor(reader, companyId, { document, before, input: { ...input, title } }), content: kept(input.content, before?.content), seo: kept(input.seo, before?.seo) };
}

/** What is given, null included, else what there was. */
const kept = (given: unknown, before: unknown): unknown => (given === undefined ? before ?? null : given);

/** The slug that is given, else the one it has, else one of its title that no sibling has. */
async function slugFor(reader: Reader, companyId: number, { document, before, input: { locale, title, slug } }: Drafting): Promise<string> {
  if (document.isHome) return '';
  if (slug != null) return slug.normalize('NFC');
  if (before) return before.slug;
  return freeSlugOf(document, { title: title ?? '', isTaken: (made) => isSlugTaken(reader, companyId, { document, locale, slug: made }) });
}

interface Checking {
  readonly document: ContentDocument;
  readonly site: Site;
  readonly locale: string;
  readonly draft: Draft;
  readonly schema: ContentSchema;
}

function checkDraft({ document, site, locale, draft: { title, slug, content, seo }, schema }: Checking): void {
  const problems = new Problems();
  const name = document.kind === 'PAGE' ? 'blocks' : 'fields';
  problems.add('locale', site.locales.includes(locale) ? undefined : notOfSite(site));
  problems.add('title', textProblem(title, { most: LONGEST_TITLE }));
  problems.add('slug', document.isHome ? undefined : textProblem(slug, DOCUMENT_SLUG));
  noteSeoProblems(seo, { problems, path: 'seo' });
  schema.judge({ content, strictness: 'draft', place: { problems, path: name } });
  problems.refuse('The draft is not valid');
  if (JSON.stringify(content).length > MOST_CHARACTERS) throw new Failure('BAD_INPUT', `${name} may have at most ${String(MOST_CHARACTERS)} characters of JSON`, { [name]: ['is too large'] });
}
