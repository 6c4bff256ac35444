import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { pageSchema } from '../documents/content-schema.js';
import type { ContentDocument } from '../documents/document.js';
import { redraftTexts } from '../documents/redraft-texts.js';
import { lockDocument } from '../documents/require-document.js';
import { respectLocks } from '../locks/respect-locks.js';
import { requireContentWriter } from '../sites/access.js';
import { findTemplate } from '../templates/template.store.js';

/** Which template a page is to have. */
export interface ChangePageTemplate {
  readonly id: number;
  readonly template: string;
}

/** Give a page another template, which its drafts must fit; websites show it with the next publication of each text. Throws BAD_INPUT with what does not fit. */
export function changePageTemplate({ database, clock }: ContentDeps, context: CallContext, { id, template: key }: ChangePageTemplate): Promise<ContentDocument> {
  requireContentWriter(context.principal);
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'changePageTemplate' }, async () => {
    const whole = await lockDocument(transaction, companyId, { kind: 'PAGE', id });
    if (whole.document.template === key) return whole.document;
    await respectLocks(transaction, { context, clock, id });
    const template = await findTemplate(transaction, companyId, { siteId: whole.site.id, key });
    const problems = new Problems();
    problems.add('template', template ? undefined : 'is not the key of a template of the site');
    const schema = pageSchema(template?.blocks ?? []);
    if (template) for (const { locale, content } of whole.translations) schema.judge({ content, strictness: 'draft', place: { problems, path: locale } });
    problems.refuse('The page cannot have this template: its texts must fit it first');
    return redraftTexts(transaction, { context, whole, change: { template: key }, schema });
  }));
}
