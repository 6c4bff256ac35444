import type { EntryViewFragment } from '../operations/entry-view.generated.js';
import type { MenuViewFragment } from '../operations/menu-view.generated.js';
import type { PageViewFragment } from '../operations/page-view.generated.js';
import type { ReadContentSiteQuery } from '../operations/read-content-site.generated.js';
import { keyOf } from './local-site.js';
import type { Referred } from './references.js';

/** A menu, as the graph answers it. */
export type RemoteMenu = MenuViewFragment;

/** The site, its templates, collections and menus. */
export type RemoteFrame = ReadContentSiteQuery['sites'][number];

/** A text of a page or an entry. */
export interface RemoteText {
  readonly locale: string;
  readonly title: string;
  readonly slug: string;
  readonly seo: unknown;
  readonly content: unknown;
  readonly version: number;
  readonly publishedAt: string | null;
  /** Where websites find it; null while they do not. */
  readonly path: string | null;
  readonly hasChanges: boolean;
  /** Whether something of it cannot be read, and is null here. */
  readonly isDamaged: boolean;
}

/** A page or an entry of a site. */
export interface RemoteDocument {
  readonly kind: Referred;
  readonly id: number;
  /** Of a page below another. */
  readonly parentId: number | null;
  /** Of an entry: the slug of its collection. */
  readonly collection: string | undefined;
  /** Of a page. */
  readonly template: string | undefined;
  readonly isHome: boolean;
  readonly sort: number;
  /** When it was made. */
  readonly createdAt: string;
  readonly texts: readonly RemoteText[];
}

/** A redirect that an editor made. */
export interface RemoteRedirect {
  readonly from: string;
  readonly locale: string;
  readonly status: number;
  readonly documentId: number | null;
  readonly url: string | null;
}

/** A site as the graph has it. */
export interface RemoteSite {
  readonly hasWorkspace: boolean;
  /** Absent before the site is made. */
  readonly frame: RemoteFrame | undefined;
  readonly documents: readonly RemoteDocument[];
  readonly redirects: readonly RemoteRedirect[];
  /** Redirects that moves left. */
  readonly moved: readonly RemoteRedirect[];
  /** The folders of its documents by their numbers: `about/team` of a page, `journal/linen` of an entry. */
  readonly folders: ReadonlyMap<number, string>;
}

/** A page of the graph as a document. */
export const ofPage = ({ id, template, isHome, sort, createdAt, parent, translations }: PageViewFragment): RemoteDocument => ({
  kind: 'page', id, parentId: parent?.id ?? null, collection: undefined, template, isHome, sort, createdAt, texts: translations.map(({ blocks, path, ...text }) => ({ ...text, path: path ?? null, content: blocks })),
});

/** An entry of the graph as a document. */
export const ofEntry = ({ id, sort, createdAt, translations }: EntryViewFragment, collection: string): RemoteDocument => ({
  kind: 'entry', id, parentId: null, collection, template: undefined, isHome: false, sort, createdAt, texts: translations.map(({ fields, path, ...text }) => ({ ...text, path: path ?? null, content: fields })),
});

/** The key of a document by the folder that the site gives it. */
export const keyThere = ({ folders }: Pick<RemoteSite, 'folders'>, { id, kind }: Pick<RemoteDocument, 'id' | 'kind'>): string => keyOf({ kind, folder: folders.get(id) ?? '' });

/** The numbers of the documents of a site by their keys. */
export const idsByKey = (remote: RemoteSite): ReadonlyMap<string, number> => new Map(remote.documents.map((document) => [keyThere(remote, document), document.id]));
