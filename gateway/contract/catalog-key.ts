/** How a key of the catalog API treats fields that have values (document 3, H, Field rule): overwrites them, fills empty ones only, or leaves existing products alone. */
export const FIELD_RULES = ['SORGENTE', 'INSERIMENTO', 'PLATFORM'] as const;

/** One of {@link FIELD_RULES}. */
export type FieldRule = (typeof FIELD_RULES)[number];

/** What a key of the catalog API is bound to. */
export interface CatalogKey {
  /** The only catalog it sees. */
  readonly catalogId: number;
  readonly fieldRule: FieldRule;
}
