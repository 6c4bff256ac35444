/** Media types a document may have. */
export const DOCUMENT_CONTENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'application/x-zpl', 'text/plain'] as const;

/** One of {@link DOCUMENT_CONTENT_TYPES}. */
export type DocumentContentType = (typeof DOCUMENT_CONTENT_TYPES)[number];

const SIGNATURES: readonly (readonly [DocumentContentType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
];

/** The media type of some bytes, by their content; undefined if it is not allowed for documents. */
export function contentTypeOf(content: Buffer): DocumentContentType | undefined {
  const signed = SIGNATURES.find(([, signature]) => content.subarray(0, signature.length).equals(signature));
  if (signed) return signed[0];
  const text = textOf(content);
  if (text === undefined) return undefined;
  return /^\s*(?:\^XA|~DG|\^FX)/.test(text) ? 'application/x-zpl' : 'text/plain';
}

/** UTF-8 text without control characters other than tabs and line ends. */
function textOf(content: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
