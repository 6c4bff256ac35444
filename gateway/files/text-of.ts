import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import type { FileCharset } from './charset-of.js';

/** The text of a file, in pieces, without a byte order mark. */
export async function* textOf(path: string, charset: FileCharset): AsyncIterable<string> {
  const decoder = iconv.getDecoder(charset);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decoder.write(chunk);
    if (text !== '') yield text;
  }
  const last = decoder.end();
  if (last !== undefined && last !== '') yield last;
}
