import { isUtf8 } from 'node:buffer';
import { Failure } from '#contract/failure.js';
import { charsetNamed, decoded, type Charset } from '../charset.js';

/** A document's text and what it was written in. */
export interface XmlText {
  readonly text: string;
  readonly charset: Charset;
}

const [DECLARATION, ENCODING, VALUE] = [/^<\?xml\s/, 'encoding', /^\s*=\s*["']([^"']{1,40})["']/] as const;
const HEAD = 256;
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The text of a document in ISO-8859-1 or UTF-8: as its declaration says, else as the header says, else UTF-8 where it is that.
 * Throws MALFORMED_BODY for any other encoding.
 */
export function xmlText(bytes: Buffer, header: string | undefined): XmlText {
  const marked = bytes.subarray(0, UTF8_MARK.length).equals(UTF8_MARK);
  const content = marked ? bytes.subarray(UTF8_MARK.length) : bytes;
  const charset = charsetOf(content, header);
  if (marked && charset !== 'utf-8') throw foreign('another after a mark of UTF-8');
  if (charset === 'utf-8' && !isUtf8(content)) throw new Failure('MALFORMED_BODY', 'The XML is not the UTF-8 it says it is');
  return { text: decoded(content, charset), charset };
}

function charsetOf(content: Buffer, header: string | undefined): Charset {
  if (content.includes(0)) throw foreign('with NUL bytes'); // UTF-16 and UTF-32 have them in every tag
  const declared = declaredIn(content.toString('latin1', 0, HEAD)) ?? header;
  if (declared === undefined) return guessed(content);
  const charset = charsetNamed(declared);
  if (charset === undefined) throw foreign(declared);
  return charset;
}

/** The encoding that a document's declaration says, where it has one. */
function declaredIn(head: string): string | undefined {
  const text = head.trimStart();
  if (!DECLARATION.test(text)) return undefined;
  const end = text.indexOf('>');
  for (let at = text.indexOf(ENCODING); at >= 0 && (end < 0 || at < end); at = text.indexOf(ENCODING, at + 1)) {
    const [, value] = VALUE.exec(text.slice(at + ENCODING.length)) ?? [];
    if (value !== undefined) return value;
  }
  return undefined;
}

const guessed = (content: Buffer): Charset => (isUtf8(content) ? 'utf-8' : 'iso-8859-1');

const foreign = (encoding: string): Failure => new Failure('MALFORMED_BODY', `The XML must be in ISO-8859-1 or UTF-8, not ${encoding}`);
