import iconv from 'iconv-lite';

/** What the bytes of a body stand for. */
export type Charset = 'iso-8859-1' | 'utf-8';

const CHARSETS: Readonly<Record<string, Charset>> = { iso88591: 'iso-8859-1', ascii: 'iso-8859-1', utf8: 'utf-8' };

iconv.getCodec('utf-8'); // loads the names

/** The charset that a name stands for, ASCII being part of ISO-8859-1; undefined for every other. Codecs of others are not loaded: some take a fifth of a second. */
export function charsetNamed(name: string): Charset | undefined {
  let known = iconv._canonicalizeEncoding(name);
  for (let alias: unknown = known; typeof alias === 'string'; alias = iconv.encodings?.[known]) known = alias;
  return Object.hasOwn(CHARSETS, known) ? CHARSETS[known] : undefined;
}

/** The text of bytes; a byte order mark is not part of it. */
export const decoded = (bytes: Buffer, charset: Charset): string => iconv.decode(bytes, charset);

/** The bytes of a text; what the charset lacks is a question mark. */
export const encoded = (text: string, charset: Charset): Buffer => iconv.encode(text, charset);
