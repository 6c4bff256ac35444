import type { IncomingMessage } from 'node:http';
import { Failure } from '#contract/failure.js';
import type { BodyPlace } from './body-room.js';

const NOTHING = Buffer.alloc(0);

/** The whole body; rejects with BODY_TOO_LARGE before reading when its Content-Length is too large, MALFORMED_BODY when it is compressed or the caller disconnects. What arrives of it takes the place, if there is one, which its caller leaves. */
export function readBody(request: IncomingMessage, limit: number, place?: BodyPlace): Promise<Buffer> {
  const announced = request.headers['content-length'];
  if (Number(announced) > limit) return Promise.reject(tooLarge(limit));
  if (isEncoded(request)) return Promise.reject(new Failure('MALFORMED_BODY', 'The body is compressed; send it as it is, without Content-Encoding'));
  if (announced === undefined && request.headers['transfer-encoding'] === undefined) return Promise.resolve(NOTHING);
  return request.destroyed ? Promise.reject(brokenOff()) : collect(request, { limit, place }, announced === undefined ? listed() : placed(Number(announced)));
}

/** Takes the chunks of a body as they arrive. */
interface Collected {
  add(chunk: Buffer, at: number): void;
  whole(size: number): Buffer;
}

/** Each chunk is copied to its place at once, so that a large body never lies in memory twice; what does not arrive takes no memory. */
function placed(announced: number): Collected {
  const whole = Buffer.allocUnsafe(announced);
  return { add: (chunk, at) => { chunk.copy(whole, at); }, whole: (size) => whole.subarray(0, size) };
}

function listed(): Collected {
  const chunks: Buffer[] = [];
  return { add: (chunk) => { chunks.push(chunk); }, whole: (size) => Buffer.concat(chunks, size) };
}

interface Bounds {
  readonly limit: number;
  readonly place: BodyPlace | undefined;
}

function collect(request: IncomingMessage, { limit, place }: Bounds, collected: Collected): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let size = 0;
    const settle = (end: () => void) => (): void => {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onError);
      end();
    };
    const onEnd = settle(() => { resolve(collected.whole(size)); });
    const refuse = (failure: Failure): void => { settle(() => { reject(failure); })(); };
    const onClose = (): void => { refuse(brokenOff()); };
    const onError = (error: Error): void => { refuse(error instanceof Failure ? error : brokenOff()); };
    const onData = (chunk: Buffer): void => {
      try {
        if (size + chunk.length > limit) throw tooLarge(limit);
        place?.take(chunk.length);
        collected.add(chunk, size);
        size += chunk.length;
      } catch (error) {
        onError(error as Failure);
      }
    };
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onError);
  });
}

/** Bodies are never decompressed: a few bytes could become gigabytes. */
const isEncoded = ({ headers: { 'content-encoding': encoding = 'identity' } }: IncomingMessage): boolean => !['', 'identity'].includes(encoding.trim().toLowerCase());

/** The refusal of a body over its limit. */
export const tooLarge = (limit: number): Failure => new Failure('BODY_TOO_LARGE', `The body is larger than ${String(limit)} bytes`);

const brokenOff = (): Failure => new Failure('MALFORMED_BODY', 'The body ended before its end');
