import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { documentKind, documentToEdit } from '../documents/require-document.js';
import { writeDraft } from '../documents/save-draft.js';
import { findTranslations } from '../documents/translation.store.js';
import { respectLocks } from '../locks/respect-locks.js';
import { requireContentWriter } from '../sites/access.js';
import { NO_TEXT, requireLast } from './require-last.js';
import { requireVersionDraft } from './require-version.js';
import type { ContentVersion } from './version.js';
import { findVersion } from './version.store.js';

/** Which version is the draft again. */
export interface RestoreVersion {
  readonly id: number;
  readonly locale: string;
  readonly version: number;
  /** The version that is the draft as the caller knows it: another is CONFLICT. */
  readonly current?: number | null | undefined;
  /** Whether the slug stays as it is. */
  readonly keepSlug?: boolean | null | undefined;
}

/** Save an old version of a text as its draft, checked against today's fields. Answers the version that is the draft from then on: a new one, or the last where it says the same. */
export function restoreVersion({ database, clock }: ContentDeps, context: CallContext, { id, locale, version, current, keepSlug }: RestoreVersion): Promise<ContentVersion> {
  requireContentWriter(context.principal);
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'restoreVersion' }, async () => {
    const kind = await documentKind(transaction, companyId, id);
    const { slug: slugThen, ...texts } = await requireVersionDraft(transaction, companyId, { documentId: id, locale, version });
    const slug = keepSlug === true || slugThen === '' ? undefined : slugThen; // that of a home page is none
    const { document, site, translations } = await documentToEdit(transaction, companyId, { kind, id, locale, slug });
    await respectLocks(transaction, { context, clock, id, locales: [locale] });
    const before = translations.find((translation) => translation.locale === locale);
    requireLast(before, current, NO_TEXT);
    await writeDraft(transaction, { context, document, site, before, input: { ...texts, slug, locale } }).catch(asKept);
    const last = (await findTranslations(transaction, companyId, [id])).get(id)?.find((translation) => translation.locale === locale)?.version ?? 0;
    const restored = await findVersion(transaction, companyId, { documentId: id, locale, version: last });
    if (!restored) throw new Failure('INTERNAL', `Version ${String(last)}, which was just saved, is not there`);
    return restored;
  }));
}

/** Says the way out where somebody else has the slug by now. */
function asKept(error: unknown): never {
  if (!(error instanceof Failure) || error.code !== 'ALREADY_EXISTS') throw error;
  throw new Failure(error.code, `${error.message}: restore the version with the slug that the text has now (keepSlug)`, { ...error.details, keepSlug: ['restores the rest'] }, { cause: error });
}
