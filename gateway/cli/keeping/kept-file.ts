import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { KeptFile } from './manifest.js';

const OWNER_ONLY = 0o600;
const LINES_TOGETHER = 65_536;

/** Write lines to a new file, gzipped; resolves once they are on the disk. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<KeptFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(Readable.from(together(lines), { objectMode: true }), createGzip(), counting, createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY, flush: true }));
  return { bytes, sha256: hash.digest('hex') };
}

async function* together(lines: AsyncIterable<string>): AsyncIterable<Buffer> {
  let text = '';
  for await (const line of lines) {
    text += line;
    if (text.length < LINES_TOGETHER) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

/** Sync a folder, so that the names in it outlive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle: FileHandle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
