import iconv from 'iconv-lite';

/** The charsets of bodies. */
export type Charset = 'iso-8859-1' | 'utf-8';

const CHARSETS: Readonly<Record<string, Charset>> = { iso88591: 'iso-8859-1', ascii: 'iso-8859-1', utf8: 'utf-8' };

iconv.getCodec('utf-8'); // loads the names

/** The charset of a name, with ASCII as ISO-8859-1; undefined for every other. Other codecs are not loaded: some take a fifth of a second. */
export function charsetNamed(name: string): Charset | undefined {
  let known = iconv._canonicalizeEncoding(name);
  for (let alias: unknown = known; typeof alias === 'string'; alias = iconv.encodings?.[known]) known = alias;
  return Object.hasOwn(CHARSETS, known) ? CHARSETS[known] : undefined;
}

/** The text of bytes, without a byte order mark. */
export const decoded = (bytes: Buffer, charset: Charset): string => (charset === 'iso-8859-1' ? bytes.toString('latin1') : withoutMark(bytes.toString('utf8')));

const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

/** A character that ISO-8859-1 lacks. */
const BEYOND_LATIN = /[\u0100-\uFFFF]/;

/** The bytes of a text; characters that the charset lacks become question marks. */
export const encoded = (text: string, charset: Charset): Buffer => (charset === 'utf-8' ? Buffer.from(text) : BEYOND_LATIN.test(text) ? iconv.encode(text, charset) : Buffer.from(text, 'latin1'));
