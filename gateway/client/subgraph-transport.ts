import type { Dispatcher } from 'undici';
import Pool from 'undici/lib/dispatcher/pool.js'; // alone: the whole package would take over the fetch of the process
import { NotSent } from './not-sent.js';

/** A call to the process of a subgraph. */
export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For the whole call, from the wait for a connection to the last byte of the answer. */
  readonly deadlineMilliseconds: number;
}

/** The answer, with the whole body. */
export interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Sends one call; rejects when no whole answer arrives in time, with {@link NotSent} where it did not begin. Nothing is sent twice. */
export type SubgraphTransport = (sent: Sent) => Promise<Answered>;

const MOST_CONNECTIONS = 256;

/**
 * Shorter than a host that stops answers with Connection: close before it closes what is idle (gateway/server/http/listen.ts): so no call is sent over a connection while the other side
 * closes it, which would leave open whether it was done.
 */
const KEPT_MILLISECONDS = 1000;

/** POST to a URL over connections that are kept open: a sixth of the CPU of fetch, whose streams and signals a short JSON answer has no use for. */
export function subgraphTransport(url: string): SubgraphTransport {
  const { origin, pathname: path } = new URL(url);
  const pool = new Pool(origin, { connections: MOST_CONNECTIONS, keepAliveTimeout: KEPT_MILLISECONDS, keepAliveMaxTimeout: KEPT_MILLISECONDS });
  return ({ headers, body, deadlineMilliseconds }) => new Promise((resolve, reject) => {
    const exchange = begun(deadlineMilliseconds, { resolve, reject });
    pool.dispatch({ method: 'POST', path, headers, body }, exchange);
  });
}

interface Settle {
  readonly resolve: (answered: Answered) => void;
  readonly reject: (error: Error) => void;
}

/** Collects an answer, and gives the call up at its deadline, wherever it is then. */
function begun(deadlineMilliseconds: number, { resolve, reject }: Settle): Dispatcher.DispatchHandlers {
  const chunks: Buffer[] = [];
  let [status, expired, abort]: [number, Error | undefined, ((reason?: Error) => void) | undefined] = [0, undefined, undefined]; // abort is given when the call is about to be written
  const timer = setTimeout(() => {
    expired = new Error(`No whole answer within ${String(deadlineMilliseconds)} ms`);
    abort?.(expired);
    reject(expired);
  }, deadlineMilliseconds).unref();
  return {
    onConnect: (give) => {
      abort = give;
      if (expired) give(expired); // it waited for a connection until then, and is not sent
    },
    onHeaders: (code) => { status = code; return true; },
    onData: (chunk) => { chunks.push(chunk); return true; },
    onComplete: () => {
      clearTimeout(timer);
      resolve({ status, body: textOf(chunks) });
    },
    onError: (error) => {
      clearTimeout(timer);
      reject(abort ? error : new NotSent(`Not sent: ${error.message}`, { cause: error }));
    },
  };
}

const textOf = (chunks: readonly Buffer[]): string => (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)).toString('utf8');
