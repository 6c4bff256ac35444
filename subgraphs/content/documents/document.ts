import type { Instant } from '#kernel/clock.js';

/** A page of a site's tree, or an entry of a collection. */
export type DocumentKind = 'PAGE' | 'ENTRY';

/** A page or an entry, without its texts, which it has in each locale of its site. */
export interface ContentDocument {
  /** Counts pages and entries from 1 in each company. */
  readonly id: number;
  readonly siteId: number;
  readonly kind: DocumentKind;
  /** Of an entry. */
  readonly collectionId: number | null;
  /** Of a page below another. */
  readonly parentId: number | null;
  /** The key of a page's template. */
  readonly template: string | null;
  readonly isHome: boolean;
  /** Its place among its siblings. */
  readonly sort: number;
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** What is edited of a document in a locale. */
export interface Draft {
  readonly title: string;
  /** The last segment of its path; empty for the home page. */
  readonly slug: string;
  /** The blocks of a page, the fields of an entry, as they were edited. */
  readonly content: unknown;
  readonly seo: unknown;
}

/** The texts of a document in a locale. */
export interface Translation extends Draft {
  readonly documentId: number;
  readonly locale: string;
  /** Counts the edits. */
  readonly version: number;
  readonly updatedAt: Instant;
  readonly updatedBy: string;
  /** The version that websites read; null while it is not published. */
  readonly publishedVersion: number | null;
  readonly publishedAt: Instant | null;
  /** What of it is damaged where it is stored, and null here; absent where nothing is. */
  readonly damaged?: readonly ('content' | 'seo')[];
}

/** What websites read of a document in a locale. */
export interface Published {
  readonly siteId: number;
  readonly locale: string;
  readonly documentId: number;
  readonly kind: DocumentKind;
  readonly collectionId: number | null;
  readonly template: string | null;
  readonly isHome: boolean;
  readonly sort: number;
  readonly title: string;
  readonly slug: string;
  readonly path: string;
  /** JSON as it was edited: blocks or fields. */
  readonly content: string;
  /** JSON. */
  readonly seo: string;
  /** Changes with every byte of it. */
  readonly etag: string;
  readonly publishedAt: Instant;
  readonly modifiedAt: Instant;
}

/** What a document is called in messages. */
export const KIND_NAMES = { PAGE: 'page', ENTRY: 'entry' } as const satisfies Record<DocumentKind, string>;
