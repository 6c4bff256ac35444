import { readBlockKinds, readFields, type BlockKind, type Field } from './editor/field.js';
import type { ConsoleEntryTextQuery } from './operations/console-entry-text.generated.js';
import type { ConsolePageTextQuery } from './operations/console-page-text.generated.js';
import { textIn } from './text-in.js';

type QueriedPage = NonNullable<ConsolePageTextQuery['page']>;
type QueriedEntry = NonNullable<ConsoleEntryTextQuery['entry']>;

/** What a document is. */
export type DocumentKind = 'ENTRY' | 'PAGE';

/** The text of a page or an entry in a locale, as it is edited. */
export type Text = QueriedEntry['translations'][number] | QueriedPage['translations'][number];

/** The site of a page or an entry. */
export type SiteOfDocument = QueriedEntry['collection']['site'];

/** What is to be done with a page or an entry at a time. */
export type Planned = QueriedPage['scheduled'][number];

/** A page or an entry, as its editor sees it. */
export interface ContentDocument {
  readonly kind: DocumentKind;
  readonly id: number;
  readonly isHome: boolean;
  readonly site: SiteOfDocument;
  /** The types of the blocks of a page. */
  readonly blocks: readonly BlockKind[];
  /** The fields of an entry. */
  readonly fields: readonly Field[];
  /** The template of a page, the collection of an entry. */
  readonly model: string;
  /** Whether that cannot be read where it is stored. */
  readonly isModelDamaged: boolean;
  readonly collectionId: number | undefined;
  readonly above: { readonly id: number; readonly title: string } | undefined;
  readonly texts: readonly Text[];
  readonly scheduled: readonly Planned[];
}

/** A page as the graph answers it. */
export function documentOfPage({ id, isHome, site, template, blockTypes, parent, translations, scheduled }: QueriedPage): ContentDocument {
  const above = parent === null ? undefined : { id: parent.id, title: textIn(parent.translations, site.defaultLocale)?.title ?? String(parent.id) };
  const model = site.templates.find(({ key }) => key === template)?.name ?? template;
  return { kind: 'PAGE', id, isHome, site, blocks: readBlockKinds(blockTypes), fields: [], model, isModelDamaged: blockTypes === null, collectionId: undefined, texts: translations, scheduled, above };
}

/** An entry as the graph answers it. */
export const documentOfEntry = ({ id, collection: { id: collectionId, name, fieldDefinitions, site, isDamaged }, translations, scheduled }: QueriedEntry): ContentDocument =>
  ({ kind: 'ENTRY', id, isHome: false, site, blocks: [], fields: readFields(fieldDefinitions), model: name, isModelDamaged: isDamaged, collectionId, above: undefined, texts: translations, scheduled });

/** What the blocks of a page, or the fields of an entry, are called where they are saved. */
export const contentName = ({ kind }: Pick<ContentDocument, 'kind'>): 'blocks' | 'fields' => (kind === 'PAGE' ? 'blocks' : 'fields');
