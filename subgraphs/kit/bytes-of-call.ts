import type { IncomingMessage } from 'node:http';
import { Failure } from '#contract/failure.js';

const MOST_BYTES = 33_554_432; // the surfaces have their own limits; this one only protects the memory from a broken process

/** The body of a call between processes; rejects when it breaks off, or is too large for one. */
export const bytesOfCall = (request: IncomingMessage): Promise<Buffer> => new Promise((resolve, reject) => {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_BYTES) {
      chunks.length = 0;
      reject(new Failure('BODY_TOO_LARGE', 'A call between processes is larger than 32 MiB'));
    } else chunks.push(chunk);
  });
  request.once('end', () => { resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)); });
  request.once('error', reject);
  request.once('close', () => { reject(new Error('The call broke off')); });
});
