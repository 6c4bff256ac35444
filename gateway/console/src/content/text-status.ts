/** What a text is to websites. */
export type TextStatus = 'CHANGED' | 'DRAFT' | 'MISSING' | 'PUBLISHED';

/** What a text is to websites, and that there is none. */
export function statusOf(text: { readonly publishedAt: string | null; readonly hasChanges: boolean } | undefined): TextStatus {
  if (!text) return 'MISSING';
  if (text.publishedAt === null) return 'DRAFT';
  return text.hasChanges ? 'CHANGED' : 'PUBLISHED';
}
