import { isAscii, isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { FileFault } from './file-fault.js';

/** The charsets that files of products come in. */
export type FileCharset = 'utf8' | 'utf16-le' | 'utf16-be' | 'windows-1252';

const [LINE_END, LONGEST_BLOCK, CONTINUATION, NOT_CONTINUATION] = [0x0a, 1_048_576, 0x80, 0xc0] as const;

/**
 * The charset of a file, by all its bytes: UTF-16 and UTF-8 by their marks, UTF-8 where every line is it, else windows-1252. Throws a {@link FileFault} where some lines are UTF-8 and others are
 * something else.
 */
export async function charsetOf(path: string): Promise<FileCharset> {
  const scan = new Utf8Scan();
  let isFirst = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const wide = isFirst ? wideCharset(chunk) : undefined;
    if (wide) return wide;
    isFirst = false;
    scan.add(chunk);
  }
  return scan.end();
}

/** UTF-16 by its mark, or by the zeros that it has at every second byte of western text. */
function wideCharset(chunk: Buffer): FileCharset | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf16-le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf16-be';
  const zeros: [number, number] = [0, 0];
  const head = chunk.subarray(0, 512);
  head.forEach((byte, at) => { if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1; });
  if (zeros[1] > head.length / 4) return 'utf16-le';
  return zeros[0] > head.length / 4 ? 'utf16-be' : undefined;
}

/** Which lines of a file are UTF-8 beyond ASCII, and which are none. */
class Utf8Scan {
  private rest = Buffer.alloc(0);
  private line = 1;
  private hasUtf8 = false;
  private other: number | undefined;

  add(chunk: Buffer): void {
    const bytes = Buffer.concat([this.rest, chunk]);
    const end = endOf(bytes);
    this.judge(bytes.subarray(0, end));
    this.rest = bytes.subarray(end);
  }

  end(): FileCharset {
    this.judge(this.rest);
    if (this.other === undefined) return 'utf8';
    if (this.hasUtf8) throw new FileFault(`Line ${String(this.other)} is not UTF-8, and other lines are: save the file anew in one encoding`);
    return 'windows-1252';
  }

  private judge(block: Buffer): void {
    if (isUtf8(block)) {
      this.hasUtf8 ||= !isAscii(block);
      this.line += lineEnds(block);
      return;
    }
    for (let from = 0; from < block.length;) {
      const found = block.indexOf(LINE_END, from);
      const to = found === -1 ? block.length : found + 1;
      this.judgeLine(block.subarray(from, to));
      if (found !== -1) this.line += 1;
      from = to;
    }
  }

  private judgeLine(line: Buffer): void {
    if (!isUtf8(line)) this.other ??= this.line;
    else if (!isAscii(line)) this.hasUtf8 = true;
  }
}

/** The end of the last line of some bytes, or of the last character of a line that is very long. */
function endOf(bytes: Buffer): number {
  const found = bytes.lastIndexOf(LINE_END) + 1;
  if (found > 0 || bytes.length < LONGEST_BLOCK) return found;
  let end = bytes.length - 1;
  while (end > bytes.length - 4 && ((bytes[end] ?? 0) & NOT_CONTINUATION) === CONTINUATION) end -= 1;
  return end;
}

function lineEnds(block: Buffer): number {
  let count = 0;
  for (let at = block.indexOf(LINE_END); at !== -1; at = block.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}
