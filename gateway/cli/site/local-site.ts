import type { CollectionFile, MenuFile, RedirectsFile, SiteFile, TemplateFile } from './file-schemas.js';
import type { FileFault, LocalFile } from './local-files.js';
import type { Referred } from './references.js';
import type { TextValue } from './text-value.js';
import type { Schema } from './values.js';

/** A text of a page or an entry in a file. */
export interface LocalText extends TextValue {
  readonly locale: string;
  readonly slot: string;
}

/** A page or an entry in a folder. */
export interface LocalDocument {
  readonly kind: Referred;
  /** `about/team`, `journal/linen`. */
  readonly folder: string;
  /** Of a page. */
  readonly template: string | undefined;
  /** Of an entry. */
  readonly sort: number | undefined;
  readonly schema: Schema;
  readonly texts: readonly LocalText[];
}

/** A site in a folder. */
export interface LocalSite {
  readonly site: SiteFile | undefined;
  readonly templates: ReadonlyMap<string, TemplateFile>;
  readonly collections: ReadonlyMap<string, CollectionFile>;
  readonly menus: ReadonlyMap<string, MenuFile>;
  readonly redirects: RedirectsFile | undefined;
  readonly documents: readonly LocalDocument[];
  /** The order of the pages in a folder, where a file says one. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** The files by their slots. */
  readonly files: ReadonlyMap<string, LocalFile>;
  /** What the files say, by their slots. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Files that cannot be read: what they are about is neither pushed nor removed. */
  readonly faults: readonly FileFault[];
  /** Files and folders of which nobody knows what is in them, or what of the site they are: nothing at or below their places is removed. */
  readonly unread: readonly string[];
}

/** The name of a document in maps. */
export const keyOf = ({ kind, folder }: Pick<LocalDocument, 'folder' | 'kind'>): string => `${kind} ${folder}`;
