import { ReadContentEntriesDocument } from '../operations/read-content-entries.generated.js';
import { ReadContentPagesDocument } from '../operations/read-content-pages.generated.js';
import { ReadContentRedirectsDocument } from '../operations/read-content-redirects.generated.js';
import { ReadContentSiteDocument } from '../operations/read-content-site.generated.js';
import type { Session } from '../session.js';
import { remoteFolders } from './remote-folders.js';
import { ofEntry, ofPage, type RemoteDocument, type RemoteFrame, type RemoteRedirect, type RemoteSite } from './remote-site.js';

/** Which site, as it is typed: studio/shop. */
export interface SiteName {
  readonly workspace: string;
  readonly slug: string;
}

type Around = Pick<Session, 'ask'> & { readonly show: (progress: string) => void };

const [ENTRIES, REDIRECTS] = [50, 500] as const;

/** Read a site whole, in bounded answers. */
export async function readRemote({ ask, show }: Around, { workspace, slug }: SiteName): Promise<RemoteSite> {
  const { workspaces, sites } = await ask(ReadContentSiteDocument, { workspace });
  const frame = sites.filter(isWhole).filter((site) => site.slug === slug).map(wholeOf)[0];
  const hasWorkspace = workspaces.some((one) => one.slug === workspace);
  if (!frame) return { hasWorkspace, frame, documents: [], redirects: [], moved: [], folders: new Map() };
  const documents: RemoteDocument[] = [];
  const add = (more: readonly RemoteDocument[]): void => {
    documents.push(...more);
    show(`${documents.length.toLocaleString('en')} pages and entries read`);
  };
  await readPages({ ask, add }, frame);
  for (const { id, slug: collection } of frame.collections) await readEntries({ ask, add }, { id, collection });
  return { hasWorkspace, frame, documents, ...await readRedirects(ask, frame), folders: remoteFolders(frame, documents) };
}

const isWhole = ({ isDamaged }: { readonly isDamaged: boolean }): boolean => !isDamaged;

/** A site without what is damaged on it: that is read empty, and its emptiness is not to be pulled. */
const wholeOf = (frame: RemoteFrame): RemoteFrame => ({ ...frame, templates: frame.templates.filter(isWhole), collections: frame.collections.filter(isWhole), menus: frame.menus.filter(isWhole) });

type Reading = Pick<Session, 'ask'> & { readonly add: (more: readonly RemoteDocument[]) => void };

/** Level by level: what is below one page is one answer. */
async function readPages({ ask, add }: Reading, { id: siteId }: RemoteFrame): Promise<void> {
  const waiting: (number | null)[] = [null];
  for (let parentId = waiting.shift(); parentId !== undefined; parentId = waiting.shift()) {
    const { pages } = await ask(ReadContentPagesDocument, { siteId, parentId });
    add(pages.map(ofPage));
    waiting.push(...pages.filter(({ children }) => children.length > 0).map(({ id }) => id));
  }
}

async function readEntries({ ask, add }: Reading, { id: collectionId, collection }: { readonly id: number; readonly collection: string }): Promise<void> {
  let after: string | null = null;
  do {
    const { entries }: { entries: { nodes: readonly Parameters<typeof ofEntry>[0][]; pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined } } } = await ask(ReadContentEntriesDocument, { collectionId, first: ENTRIES, after });
    add(entries.nodes.map((entry) => ofEntry(entry, collection)));
    after = entries.pageInfo.hasNextPage ? entries.pageInfo.endCursor ?? null : null;
  } while (after !== null);
}

/** The redirects that editors made, and those that moves left. */
export async function readRedirects(ask: Session['ask'], { id: siteId, locales }: Pick<RemoteFrame, 'id' | 'locales'>): Promise<Pick<RemoteSite, 'moved' | 'redirects'>> {
  const found: Record<'moved' | 'redirects', RemoteRedirect[]> = { redirects: [], moved: [] };
  for (const locale of locales) {
    let after: string | null = null;
    do {
      const { redirects }: { redirects: { nodes: readonly (RemoteRedirect & { readonly origin: string })[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined } } } = await ask(ReadContentRedirectsDocument, { siteId, locale, first: REDIRECTS, after });
      for (const { from, status, documentId, url, locale: of, origin } of redirects.nodes) found[origin === 'EDITED' ? 'redirects' : 'moved'].push({ from, locale: of, status, documentId, url });
      after = redirects.pageInfo.hasNextPage ? redirects.pageInfo.endCursor ?? null : null;
    } while (after !== null);
  }
  return found;
}
