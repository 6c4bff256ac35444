import 'reflect-metadata';
import { Failure } from '#contract/failure.js';
import { databaseBytes } from '#subgraph-kit/database-bytes.js';
import { auditResolver } from '#subgraph-kit/audit/audit.resolver.js';
import type { AuditCall } from '#subgraph-kit/audit/list-audit-entries.js';
import { requirePermission } from '#contract/require-permission.js';
import { executableSchema, type SchemaParts } from '#subgraph-kit/build-schema.js';
import { signedCursors } from '#subgraph-kit/cursor.js';
import { noBlobs } from '#subgraph-kit/blobs/no-blobs.js';
import { imageThreads } from '#subgraph-kit/images/image-threads.js';
import { hasRows } from '#subgraph-kit/data-keys/has-rows.js';
import { inCompanyTime } from '#subgraph-kit/in-company-time.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { outbox } from '#subgraph-kit/outbox.js';
import { commandsResolver } from '#subgraph-kit/commands.resolver.js';
import { outboxResolvers } from '#subgraph-kit/outbox-resolvers.js';
import type { ReferenceLoader } from '#subgraph-kit/entities.js';
import type { OutboxCall } from '#subgraph-kit/relay-outbox.js';
import { reportedOnce } from '#subgraph-kit/unreadable-rows.js';
import { renewedContext } from '#subgraph-kit/renewed-context.js';
import { requireWritable } from '#subgraph-kit/require-writable.js';
import type { KeyHistory, ReadWorkplace, Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import type { ContentContext } from './content-context.js';
import type { ContentDeps } from './content-deps.js';
import { contentMigrations } from './migrations.js';
import { AssetResolver } from './assets/asset.resolver.js';
import { CollectionResolver, SiteCollectionsResolver } from './collections/collection.resolver.js';
import { DeliveryResolver } from './delivery/delivery.resolver.js';
import { contentLoaders } from './documents/document-loaders.js';
import { EntryTranslationType, PageTranslationType } from './documents/translation.type.js';
import { EntryType } from './entries/entry.type.js';
import { EntryResolver, EntryTranslationResolver } from './entries/entry.resolver.js';
import { RecordReferenceResolver } from './knowledge/about.resolver.js';
import { knowledgeLoaders } from './knowledge/knowledge-loaders.js';
import { NoteResolver, NotesAboutContactResolver, NotesAboutOrderResolver, NotesAboutPageResolver, NotesAboutProductResolver, NotesAboutReturnResolver } from './knowledge/note.resolver.js';
import { TaskResolver } from './knowledge/task.resolver.js';
import { ContactResolver } from './knowledge/contact.resolver.js';
import { DocumentLockResolver } from './locks/document-lock.resolver.js';
import { MenuItemResolver, MenuResolver, SiteMenusResolver } from './menus/menu.resolver.js';
import { PageType } from './pages/page.type.js';
import { PageResolver, PageTranslationResolver } from './pages/page.resolver.js';
import { PublicationResolver } from './publications/publication.resolver.js';
import { ContentReferenceResolver } from './references/content-reference.resolver.js';
import { ReferencePlacesResolver } from './references/reference-places.resolver.js';
import { RedirectResolver } from './redirects/redirect.resolver.js';
import { ContentMatchResolver } from './search/content-match.resolver.js';
import { SiteResolver } from './sites/site.resolver.js';
import { ScheduledPublicationResolver, scheduledResolver } from './schedules/scheduled-publication.resolver.js';
import { VersionResolver, versionsResolver } from './versions/version.resolver.js';
import { workspaceLoader } from './sites/workspace-loader.js';
import { WorkspaceResolver } from './sites/workspace.resolver.js';
import { TemplateResolver, TemplateStateResolver } from './templates/template.resolver.js';

const outboxCall = (context: object): OutboxCall => {
  const { deps: { database, clock }, call } = context as ContentContext;
  return { database, clock, call };
};

const auditCall = (context: object): AuditCall => {
  const { deps: { database, cursors }, call } = context as ContentContext;
  return { database, cursors, call };
};

const contactById: ReferenceLoader = ({ id }, context) => {
  const { knowledge, call: { principal } } = context as ContentContext;
  requirePermission(principal, 'brain.read');
  return knowledge.contacts(String(id));
};

/** The resolvers and entity references of the content subgraph. */
export const contentParts: SchemaParts = { references: { Contact: contactById }, resolvers: [
  WorkspaceResolver, SiteResolver, TemplateResolver, TemplateStateResolver, PageResolver, PageTranslationResolver, CollectionResolver, SiteCollectionsResolver, EntryResolver, EntryTranslationResolver,
  DocumentLockResolver, ContentMatchResolver, MenuResolver, MenuItemResolver, SiteMenusResolver, RedirectResolver, ContentReferenceResolver, ReferencePlacesResolver, AssetResolver, DeliveryResolver, VersionResolver, versionsResolver(PageTranslationType), versionsResolver(EntryTranslationType),
  ContactResolver, NoteResolver, NotesAboutContactResolver, NotesAboutOrderResolver, NotesAboutReturnResolver, NotesAboutProductResolver, NotesAboutPageResolver, RecordReferenceResolver, TaskResolver,
  PublicationResolver, ScheduledPublicationResolver, scheduledResolver(PageType), scheduledResolver(EntryType), ...outboxResolvers('content', outboxCall), commandsResolver('content', outboxCall), auditResolver('content', auditCall),
] };

/** What is made with keys is made for a company, whose first write leaves a row here. */
const KEY_HISTORY: KeyHistory = { isUsed: (reader) => hasRows(reader, ['feed']) };

/** Open the content subgraph's database and prepare it to serve. */
export async function openContent({ database: location, clock, ids, keys: openKeys, log, wakeRelay, blobs = noBlobs, brainUrl = '', readWorkplace = workplaceUnavailable }: SubgraphDeps): Promise<Subgraph> {
  const database = await openDatabase({ location, migrations: contentMigrations, clock, setAside: reportedOnce({ log }), log });
  const keys = await openKeys(database, KEY_HISTORY);
  const images = imageThreads();
  const deps: ContentDeps = { database, clock, ids, log, outbox: outbox(ids, wakeRelay), cursors: signedCursors(keys.cursor), blobs, images, brainUrl, readWorkplace };
  return {
    name: 'content',
    schema: executableSchema(contentParts),
    context: (call) => renewedContext(call, (own, given): ContentContext => {
      const mine = given(inCompanyTime(deps, own.principal.companyId));
      return { call: own, deps: mine, workspaces: workspaceLoader(mine.database, call.principal.companyId), load: contentLoaders(mine.database, call.principal.companyId), knowledge: knowledgeLoaders(mine, own) };
    }, { answersKeys: call.upload === undefined }), // a fingerprint says nothing of a file; the same image twice is one asset anyway
    databaseBytes: () => databaseBytes(database),
    ready: () => requireWritable(database),
    holdWrites: async () => [await database.holdWrites()],
    close: async () => {
      await images.close();
      await database.close();
    },
  };
}

const workplaceUnavailable: ReadWorkplace = () => Promise.reject(new Failure('UNAVAILABLE', 'Who works in the company, and in which time zone, is not known, because the identity subgraph is not available'));
