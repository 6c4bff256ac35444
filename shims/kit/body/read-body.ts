import type { IncomingMessage } from 'node:http';
import { Failure } from '#contract/failure.js';

const NOTHING = Buffer.alloc(0);

/** The whole body; rejects with BODY_TOO_LARGE before reading when its Content-Length is too large, MALFORMED_BODY when it is compressed or the caller disconnects. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const announced = request.headers['content-length'];
  if (Number(announced) > limit) return Promise.reject(tooLarge(limit));
  if (isEncoded(request)) return Promise.reject(new Failure('MALFORMED_BODY', 'The body is compressed; send it as it is, without Content-Encoding'));
  if (announced === undefined && request.headers['transfer-encoding'] === undefined) return Promise.resolve(NOTHING);
  return request.destroyed ? Promise.reject(brokenOff()) : collect(request, limit);
}

function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (end: () => void) => (): void => {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onError);
      end();
    };
    const onEnd = settle(() => { resolve(Buffer.concat(chunks, size)); });
    const onClose = settle(() => { reject(brokenOff()); });
    const onError = (error: Error): void => { settle(() => { reject(error instanceof Failure ? error : brokenOff()); })(); };
    const onExcess = settle(() => { reject(tooLarge(limit)); });
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) onExcess();
      else chunks.push(chunk);
    };
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onError);
  });
}

/** Bodies are never decompressed: a few bytes could become gigabytes. */
const isEncoded = ({ headers: { 'content-encoding': encoding = 'identity' } }: IncomingMessage): boolean => !['', 'identity'].includes(encoding.trim().toLowerCase());

/** The refusal of a body over its limit. */
export const tooLarge = (limit: number): Failure => new Failure('BODY_TOO_LARGE', `The body is larger than ${String(limit)} bytes`);

const brokenOff = (): Failure => new Failure('MALFORMED_BODY', 'The body ended before its end');
