import { CancelDemoPublicationDocument } from '../../../gateway/demo/operations/cancel-demo-publication.generated.js';
import { LockDemoPageDocument } from '../../../gateway/demo/operations/lock-demo-page.generated.js';
import { MakeDemoCollectionDocument } from '../../../gateway/demo/operations/make-demo-collection.generated.js';
import { MakeDemoEntryDocument } from '../../../gateway/demo/operations/make-demo-entry.generated.js';
import { MakeDemoPageDocument } from '../../../gateway/demo/operations/make-demo-page.generated.js';
import { MakeDemoSiteDocument } from '../../../gateway/demo/operations/make-demo-site.generated.js';
import { MakeDemoWorkspaceDocument } from '../../../gateway/demo/operations/make-demo-workspace.generated.js';
import { ChangeDemoContactDocument } from '../../../gateway/demo/operations/change-demo-contact.generated.js';
import { DeleteDemoContactDocument } from '../../../gateway/demo/operations/delete-demo-contact.generated.js';
import { MakeDemoContactDocument } from '../../../gateway/demo/operations/make-demo-contact.generated.js';
import { MergeDemoContactsDocument } from '../../../gateway/demo/operations/merge-demo-contacts.generated.js';
import { ChangeDemoTemplateDocument } from '../../../gateway/demo/operations/change-demo-template.generated.js';
import { DeleteDemoEntryTextDocument } from '../../../gateway/demo/operations/delete-demo-entry-text.generated.js';
import { DeleteDemoPageTextDocument } from '../../../gateway/demo/operations/delete-demo-page-text.generated.js';
import { DuplicateDemoEntryDocument } from '../../../gateway/demo/operations/duplicate-demo-entry.generated.js';
import { DuplicateDemoPageDocument } from '../../../gateway/demo/operations/duplicate-demo-page.generated.js';
import { PublishDemoDocumentsDocument } from '../../../gateway/demo/operations/publish-demo-documents.generated.js';
import { SetDemoHomeDocument } from '../../../gateway/demo/operations/set-demo-home.generated.js';
import { UnpublishDemoDocumentsDocument } from '../../../gateway/demo/operations/unpublish-demo-documents.generated.js';
import { RemoveDemoSiteDocument } from '../../../gateway/demo/operations/remove-demo-site.generated.js';
import { RemoveDemoWorkspaceDocument } from '../../../gateway/demo/operations/remove-demo-workspace.generated.js';
import { NameDemoWorkspaceDocument } from '../../../gateway/demo/operations/name-demo-workspace.generated.js';
import { SortDemoEntryDocument } from '../../../gateway/demo/operations/sort-demo-entry.generated.js';
import { MoveDemoPageDocument } from '../../../gateway/demo/operations/move-demo-page.generated.js';
import { OpenDemoSiteDocument } from '../../../gateway/demo/operations/open-demo-site.generated.js';
import { PublishDemoEntryDocument } from '../../../gateway/demo/operations/publish-demo-entry.generated.js';
import { PublishDemoPageDocument } from '../../../gateway/demo/operations/publish-demo-page.generated.js';
import { ReadDemoSitesDocument } from '../../../gateway/demo/operations/read-demo-sites.generated.js';
import { RestoreDemoVersionDocument } from '../../../gateway/demo/operations/restore-demo-version.generated.js';
import { SaveDemoEntryDocument } from '../../../gateway/demo/operations/save-demo-entry.generated.js';
import { SaveDemoMenuDocument } from '../../../gateway/demo/operations/save-demo-menu.generated.js';
import { SaveDemoPageDocument } from '../../../gateway/demo/operations/save-demo-page.generated.js';
import { SaveDemoRedirectDocument } from '../../../gateway/demo/operations/save-demo-redirect.generated.js';
import { SaveDemoTemplateDocument } from '../../../gateway/demo/operations/save-demo-template.generated.js';
import { ScheduleDemoPublicationDocument } from '../../../gateway/demo/operations/schedule-demo-publication.generated.js';
import { TakeOverDemoPageDocument } from '../../../gateway/demo/operations/take-over-demo-page.generated.js';
import { UnlockDemoPageDocument } from '../../../gateway/demo/operations/unlock-demo-page.generated.js';
import { UnpublishDemoPageDocument } from '../../../gateway/demo/operations/unpublish-demo-page.generated.js';
import { DeleteDemoAssetDocument } from '../../../gateway/demo/operations/delete-demo-asset.generated.js';
import { UpdateDemoAssetDocument } from '../../../gateway/demo/operations/update-demo-asset.generated.js';
import { UploadDemoAssetDocument } from '../../../gateway/demo/operations/upload-demo-asset.generated.js';
import { ChangeDemoNoteDocument } from '../../../gateway/demo/operations/change-demo-note.generated.js';
import { ChangeDemoTaskDocument } from '../../../gateway/demo/operations/change-demo-task.generated.js';
import { DeleteDemoNoteDocument } from '../../../gateway/demo/operations/delete-demo-note.generated.js';
import { DeleteDemoTaskDocument } from '../../../gateway/demo/operations/delete-demo-task.generated.js';
import { MakeDemoSenderDocument } from '../../../gateway/demo/operations/make-demo-sender.generated.js';
import { SendDemoEmailDocument } from '../../../gateway/demo/operations/send-demo-email.generated.js';
import { MakeDemoTaskDocument } from '../../../gateway/demo/operations/make-demo-task.generated.js';
import { MergeDemoTasksDocument } from '../../../gateway/demo/operations/merge-demo-tasks.generated.js';
import { WriteDemoNoteDocument } from '../../../gateway/demo/operations/write-demo-note.generated.js';
import { fakeAnswers } from '../../kit/fake-call.js';

/** The website of a fake graph: what the seed makes of it. */
export interface FakeSite {
  /** The pages, by their titles in the default locale. */
  readonly pages: string[];
  readonly entries: string[];
  status: 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | undefined;
}

const LOCK = { until: '2026-11-21T09:35:00.000Z' };

/** Answers what the seed asks of a site. */
export function fakeSite() {
  const site: FakeSite = { pages: [], entries: [], status: undefined };
  const of = (id: number) => ({ id });
  return {
    site,
    answers: fakeAnswers([
      [ReadDemoSitesDocument, () => ({ workspaces: [{ slug: 'studio', sites: site.status === undefined ? [] : [{ id: 1, slug: 'shop', status: site.status }] }] })],
      [MakeDemoWorkspaceDocument, ({ input: { slug } }) => ({ createWorkspace: { slug } })],
      [MakeDemoSiteDocument, ({ input: { status } }) => {
        site.status = status ?? 'DRAFT';
        return { createSite: of(1) };
      }],
      [OpenDemoSiteDocument, ({ input: { id, status } }) => {
        site.status = status ?? 'DRAFT';
        return { updateSite: of(id) };
      }],
      [SaveDemoTemplateDocument, ({ input: { key } }) => ({ saveTemplate: { key } })],
      [UploadDemoAssetDocument, ({ input: { name } }) => ({ uploadAsset: { id: name } })],
      [UpdateDemoAssetDocument, ({ input: { id } }) => ({ updateAsset: { id } })],
      [DeleteDemoAssetDocument, ({ input: { id } }) => ({ deleteAsset: { id } })],
      [MakeDemoPageDocument, ({ input: { title } }) => ({ createPage: of(site.pages.push(title)) })],
      [SaveDemoPageDocument, ({ input: { id } }) => ({ savePageDraft: of(id) })],
      [PublishDemoPageDocument, ({ input: { id } }) => ({ publishPage: of(id) })],
      [UnpublishDemoPageDocument, ({ input: { id } }) => ({ unpublishPage: of(id) })],
      [LockDemoPageDocument, () => ({ lockDocument: LOCK })],
      [TakeOverDemoPageDocument, () => ({ takeOverLock: LOCK })],
      [UnlockDemoPageDocument, () => ({ unlockDocument: LOCK })],
      [ChangeDemoTemplateDocument, ({ input: { id } }) => ({ changePageTemplate: of(id) })],
      [DeleteDemoPageTextDocument, ({ input: { id } }) => ({ deletePageText: of(id) })],
      [DeleteDemoEntryTextDocument, ({ input: { id } }) => ({ deleteEntryText: of(id) })],
      [SortDemoEntryDocument, ({ input: { id } }) => ({ sortEntry: of(id) })],
      [PublishDemoDocumentsDocument, () => ({ publishDocuments: { refused: 0 } })],
      [UnpublishDemoDocumentsDocument, () => ({ unpublishDocuments: { refused: 0 } })],
      [SetDemoHomeDocument, ({ input: { id } }) => ({ setHomePage: of(id) })],
      [DuplicateDemoPageDocument, () => ({ duplicatePage: of(1000) })],
      [DuplicateDemoEntryDocument, () => ({ duplicateEntry: of(1001) })],
      [RemoveDemoSiteDocument, ({ input: { id } }) => ({ removeSite: of(id) })],
      [RemoveDemoWorkspaceDocument, ({ input: { workspace } }) => ({ removeWorkspace: { slug: workspace } })],
      [NameDemoWorkspaceDocument, ({ input: { workspace } }) => ({ updateWorkspace: { slug: workspace } })],
      [MoveDemoPageDocument, ({ input: { id } }) => ({ movePage: of(id) })],
      [MakeDemoCollectionDocument, () => ({ createCollection: of(1) })],
      [MakeDemoEntryDocument, ({ input: { title } }) => ({ createEntry: of(site.entries.push(title)) })],
      [SaveDemoEntryDocument, ({ input: { id } }) => ({ saveEntryDraft: of(id) })],
      [PublishDemoEntryDocument, ({ input: { id } }) => ({ publishEntry: of(id) })],
      [SaveDemoMenuDocument, ({ input: { handle } }) => ({ saveMenu: { handle } })],
      [RestoreDemoVersionDocument, ({ input: { version } }) => ({ restoreVersion: { version } })],
      [ScheduleDemoPublicationDocument, () => ({ schedulePublication: { id: 'plan' } })],
      [CancelDemoPublicationDocument, ({ input: { id } }) => ({ cancelScheduledPublication: { id } })],
      [WriteDemoNoteDocument, ({ input: { title } }) => ({ createNote: { id: title } })],
      [ChangeDemoNoteDocument, ({ input: { id } }) => ({ updateNote: { id } })],
      [DeleteDemoNoteDocument, ({ input: { id } }) => ({ deleteKnowledgeNote: { id } })],
      [MakeDemoTaskDocument, ({ input: { title } }) => ({ createTask: { id: title } })],
      [ChangeDemoTaskDocument, ({ input: { id } }) => ({ updateTask: { id, nextId: null } })],
      [MergeDemoTasksDocument, ({ input: { id } }) => ({ mergeTasks: { id } })],
      [DeleteDemoTaskDocument, ({ input: { id } }) => ({ deleteTask: { id } })],
      [MakeDemoContactDocument, ({ input: { name } }) => ({ createContact: { id: name } })],
      [ChangeDemoContactDocument, ({ input: { id } }) => ({ updateContact: { id } })],
      [MergeDemoContactsDocument, ({ input: { survivorId } }) => ({ mergeContacts: { id: survivorId } })],
      [DeleteDemoContactDocument, ({ input: { id } }) => ({ deleteContact: { id } })],
      [MakeDemoSenderDocument, ({ input: { email } }) => ({ createSenderAddress: { id: email } })],
      [SendDemoEmailDocument, () => ({ sendEmail: { leftToday: 199 } })],
      [SaveDemoRedirectDocument, ({ input: { from } }) => ({ saveRedirect: { from } })],
    ]),
  };
}
