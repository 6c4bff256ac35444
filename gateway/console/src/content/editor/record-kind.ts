/** What a field can refer to by its number. */
export type RecordKind = 'CATEGORY' | 'ENTRY' | 'PAGE' | 'PRODUCT';
