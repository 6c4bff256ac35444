/** The row of a document in a locale, as searches name it. */
export const recordOf = (documentId: number, locale: string): string => `${String(documentId)}.${locale}`;
