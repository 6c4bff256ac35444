/** What can be done to several orders at once. */
export const BULK_NAMES = ['hold', 'release', 'cancel', 'tag'] as const;

/** One of {@link BULK_NAMES}. */
export type BulkName = (typeof BULK_NAMES)[number];
