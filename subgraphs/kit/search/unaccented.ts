/** A text in lower case and without accents, as texts are compared that people write in different ways. */
export const unaccented = (text: string): string => text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase();
