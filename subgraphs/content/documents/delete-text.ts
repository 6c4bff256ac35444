import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { respectLocks } from '../locks/respect-locks.js';
import { indexPaths } from '../search/index-paths.js';
import { requireSiteManager } from '../sites/access.js';
import { KIND_NAMES, type ContentDocument, type DocumentKind, type Translation } from './document.js';
import { updateDocumentRow } from './document.store.js';
import { forgetTexts } from './forget-texts.js';
import { lockDocument, type WholeDocument } from './require-document.js';

/** Which text of a document is deleted. */
export interface DeleteText {
  readonly id: number;
  readonly locale: string;
}

/** Delete the text of a page or an entry in a locale with its versions, where websites do not show it and others remain. Throws INVALID_STATE. */
export function deleteText(deps: ContentDeps, context: CallContext, { kind, id, locale }: DeleteText & { readonly kind: DocumentKind }): Promise<ContentDocument> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: `delete${kind}Text` }, async () => {
    const whole = await lockDocument(transaction, companyId, { kind, id });
    const text = textToDelete(whole, locale);
    await respectLocks(transaction, { context, clock: deps.clock, id, locales: [locale] });
    await forgetTexts(transaction, companyId, { documentId: id, locale });
    if (kind === 'PAGE') await indexPaths(transaction, companyId, whole.document);
    const after = { ...whole.document, version: whole.document.version + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
    await updateDocumentRow(transaction, companyId, after);
    transaction.recordChange({ kind: KIND_NAMES[kind], id: `${String(id)} ${locale}`, subject: String(id), before: text, after: null });
    return after;
  }));
}

function textToDelete({ document: { kind }, translations }: WholeDocument, locale: string): Translation {
  const name = KIND_NAMES[kind];
  const text = translations.find((translation) => translation.locale === locale);
  if (!text) throw new Failure('NOT_FOUND', `The ${name} has no text in ${locale}`, { locale: [`must be one of ${translations.map((translation) => translation.locale).join(', ')}`] });
  if (text.publishedVersion !== null) throw new Failure('INVALID_STATE', `Websites show the ${name} in ${locale}: unpublish it there first`, { locale: ['is published'] });
  if (translations.length === 1) throw new Failure('INVALID_STATE', `It is the only text of the ${name}: delete the ${name}`, { locale: ['is the only one'] });
  return text;
}
