/** What the values of an attribute are. */
export const ATTRIBUTE_TYPES = ['TEXT', 'NUMBER', 'BOOLEAN', 'DATE', 'SELECT', 'MULTISELECT'] as const;

/** One of {@link ATTRIBUTE_TYPES}. */
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** A value that an attribute of selection can have. */
export interface AttributeOption {
  /** Lower case; identifies it in its attribute. */
  readonly code: string;
  readonly label: string;
}

/** A property that products of a catalog are described by. */
export interface Attribute {
  readonly catalogId: number;
  /** Identifies it in the catalog. */
  readonly code: string;
  readonly label: string;
  readonly type: AttributeType;
  /** Whether its text is to be translated; one value is kept for all languages. */
  readonly isLocalizable: boolean;
  /** The unit of a number: `cm`. */
  readonly unit: string | null;
  /** The connected system whose values nobody else changes; null for none. */
  readonly ownedBy: string | null;
  /** The key of the catalog API that this system is; null for a system without a key. */
  readonly ownedByKeyId: string | null;
  readonly position: number;
  /** In their order; empty but for selections. */
  readonly options: readonly AttributeOption[];
}

/** The attributes that a kind of product is described by. */
export interface AttributeSet {
  readonly catalogId: number;
  /** Identifies it in the catalog. */
  readonly code: string;
  readonly name: string;
  /** Codes of its attributes, in their order. */
  readonly attributes: readonly string[];
}

/** The most attributes of a catalog. */
export const MOST_ATTRIBUTES = 1000;

/** The most options of an attribute. */
export const MOST_OPTIONS = 2000;
