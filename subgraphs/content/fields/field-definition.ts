/** The types of the fields that templates and collections are made of. */
export const FIELD_TYPES = [
  'TEXT', 'LONG_TEXT', 'RICH_TEXT', 'NUMBER', 'BOOLEAN', 'DATE', 'DATE_TIME', 'CHOICE', 'URL', 'IMAGE', 'PRODUCT', 'CATEGORY', 'PAGE', 'ENTRY', 'EMBED', 'GROUP',
] as const;

/** The type of a field. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** A value that a field of the type CHOICE can have. */
export interface Choice {
  /** What is stored; unique among the choices. */
  readonly value: string;
  /** What editors read. */
  readonly label: string;
}

/** A field of a template, of a type of blocks or of a collection. */
export interface FieldDefinition {
  /** Its name among the stored values: lower-case letters, digits and underscores, at most 40. */
  readonly key: string;
  /** Its name for editors. */
  readonly label: string;
  readonly type: FieldType;
  /** Whether it must have a value: some text, at least one entry of a list. */
  readonly required: boolean;
  /** Whether it has a list of values. */
  readonly many?: boolean | null | undefined;
  /** The most entries of a list; the most characters of a TEXT or LONG_TEXT that is none. */
  readonly most?: number | null | undefined;
  /** Of a CHOICE: its possible values. */
  readonly choices?: readonly Choice[] | null | undefined;
  /** Of an ENTRY: the slug of the only collection whose entries can be chosen. */
  readonly collection?: string | null | undefined;
  /** Of a GROUP: its fields. */
  readonly fields?: readonly FieldDefinition[] | null | undefined;
}

/** A type of the blocks of a page. */
export interface BlockType {
  /** Stored with each block as its `type`. */
  readonly key: string;
  /** Its name for editors. */
  readonly label: string;
  readonly fields: readonly FieldDefinition[];
}

/** What a stored value can be at most. */
export const VALUE_LIMITS = {
  /** Values in all that are judged in one call: fields, entries of lists, nodes and marks of rich texts. */
  nodes: 20_000,
  /** Nodes of a rich text inside one another. */
  depth: 20,
  /** Entries of a list. */
  entries: 500,
  /** Blocks of a page. */
  blocks: 500,
  /** Characters of a TEXT. */
  text: 1000,
  /** Characters of a LONG_TEXT, and of each text of a rich text. */
  longText: 100_000,
  /** Characters of a URL. */
  url: 2000,
} as const;

/** What each block has besides its fields. */
export const BLOCK_PARTS: readonly string[] = ['id', 'type'];
