import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import { DuplicateDemoEntryDocument } from '../operations/duplicate-demo-entry.generated.js';
import { DuplicateDemoPageDocument } from '../operations/duplicate-demo-page.generated.js';
import { PublishDemoDocumentsDocument } from '../operations/publish-demo-documents.generated.js';
import { SetDemoHomeDocument } from '../operations/set-demo-home.generated.js';
import { UnpublishDemoDocumentsDocument } from '../operations/unpublish-demo-documents.generated.js';

/** What is copied, and the page that stays the home page. */
interface Originals {
  readonly home: number | undefined;
  readonly page: number | undefined;
  readonly article: number | undefined;
}

/** Copies of a page and of an article, which were shown for a moment and are drafts again. */
export async function seedCopies({ call, companyId }: Deployment, { home, page, article }: Originals): Promise<void> {
  const once = (part: string) => onceOnly(asSystem(companyId), `demo-site-${part}`);
  if (home !== undefined) await call(SetDemoHomeDocument, { input: { id: home, formerSlugs: null } }, once('home'));
  if (page === undefined || article === undefined) return;
  const { duplicatePage } = await call(DuplicateDemoPageDocument, { input: { id: page, withDescendants: null } }, once('copy-page'));
  const { duplicateEntry } = await call(DuplicateDemoEntryDocument, { input: { id: article } }, once('copy-article'));
  const ids = [duplicatePage.id, duplicateEntry.id];
  await call(PublishDemoDocumentsDocument, { input: { documents: ids.map((id) => ({ id, locales: null, publishedAt: null })), withAncestors: null } }, once('publish-copies'));
  await call(UnpublishDemoDocumentsDocument, { input: { documents: ids.map((id) => ({ id, locales: null })), withDescendants: null } }, once('unpublish-copies'));
}
