import { Failure } from '#contract/failure.js';
import { isErrorCode } from '#contract/error-codes.js';
import { workerThread, type WorkerThread } from '#kernel/worker-thread.js';
import type { BodyReader } from './body-reader.js';

/** What a thread makes of a body: the body as its route's schema sees it, with the SHA-256 of the bytes, or the refusal. */
export type ThreadedBody = { readonly read: unknown; readonly digest: string } | { readonly refusal: { readonly code: string; readonly message: string; readonly details: Readonly<Record<string, unknown>> } };

interface Threaded {
  /** The largest body in bytes. */
  readonly limit: number;
  /** The thread's program: a module that answers {@link ThreadedBody}. */
  readonly module: URL;
  /** Reads a small body at once. */
  readonly small: BodyReader['read'];
  /** The most bytes of a small body: it is read sooner than it is handed over. */
  readonly smallBytes: number;
  /** Whether a small body takes long to read all the same. */
  readonly isHeavy?: (body: Buffer) => boolean;
}

/** Bytes of the bodies that wait, the one that is being read included: they are held in memory. */
const MOST_WAITING = 80 * 1024 * 1024;
const IDLE_MILLISECONDS = 1000;
/** Of a large body so much stays on the exchange, for the call log. */
const KEPT_BYTES = 128 * 1024;

/** JSON whose large bodies are parsed, checked and read on a thread, one after the other: other calls are answered meanwhile. The thread begins with the first and ends when there are none. */
export function threadedBody({ limit, module, small, smallBytes, isHeavy }: Threaded): BodyReader {
  const reading = idleThread(module);
  return {
    limit,
    async read(body, exchange) {
      if (body.length <= smallBytes && isHeavy?.(body) !== true) return small(body, exchange);
      exchange.body = Buffer.from(body.subarray(0, KEPT_BYTES));
      const answer = await reading(body);
      if ('refusal' in answer) throw asFailure(answer.refusal);
      exchange.digest = answer.digest;
      return answer.read;
    },
  };
}

/** A thread that is asked for with work and ends when it had none for a while. */
function idleThread(module: URL): (body: Buffer) => Promise<ThreadedBody> {
  let thread: WorkerThread<Uint8Array, ThreadedBody> | undefined;
  let [waiting, idle]: [number, NodeJS.Timeout | undefined] = [0, undefined];
  const end = (): void => {
    void thread?.close();
    thread = undefined;
  };
  return async (body) => {
    const bytes = body.length; // the thread takes them over
    if (waiting + bytes > MOST_WAITING) throw new Failure('UNAVAILABLE', 'Other large bodies are being read; try again');
    clearTimeout(idle);
    waiting += bytes;
    thread ??= workerThread({ module, workerData: undefined, ended: (cause) => new Failure('UNAVAILABLE', 'The body could not be read; try again', {}, { cause }) });
    try {
      return await thread.run(body, body.buffer instanceof ArrayBuffer && body.byteLength === body.buffer.byteLength ? [body.buffer] : []);
    } finally {
      waiting -= bytes;
      if (waiting === 0) idle = setTimeout(end, IDLE_MILLISECONDS).unref();
    }
  };
}

const asFailure = ({ code, message, details }: { readonly code: string; readonly message: string; readonly details: Readonly<Record<string, unknown>> }): Failure =>
  new Failure(isErrorCode(code) ? code : 'INTERNAL', message, details);
