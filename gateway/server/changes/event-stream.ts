import type { ServerResponse } from 'node:http';

/** An answer of server-sent events, in the distinct connections mode of the GraphQL-SSE protocol. */
export interface EventStream {
  /** Send an event; resolves when there is room for the next one, or the receiver is gone. */
  readonly send: (event: 'next' | 'complete', data: unknown) => Promise<void>;
  /** Whether the receiver takes less than it is sent. */
  readonly isBehind: () => boolean;
  /** Nothing follows; what was sent still arrives. */
  readonly end: () => void;
}

/** Shorter than proxies keep a connection on which nothing moves. */
const ALIVE_MILLISECONDS = 15_000;
/** A receiver that takes nothing for so long is cut off. */
const STUCK_MILLISECONDS = 30_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no', 'X-Content-Type-Options': 'nosniff',
  Connection: 'close', // a process that stops need not wait for connections that could be used again
} as const satisfies Record<string, string>;

/** Begin one. While nothing happens a comment every few seconds shows that it lives. */
export function eventStream(response: ServerResponse): EventStream {
  response.writeHead(200, HEADERS);
  response.on('error', () => undefined); // whoever is gone is not written to
  response.write(':\n\n'); // some browsers answer the caller with the first byte of the body, not with the head
  const alive = setInterval(() => { if (!response.writableNeedDrain && !response.destroyed) response.write(':\n\n'); }, ALIVE_MILLISECONDS).unref();
  response.once('close', () => { clearInterval(alive); });
  return {
    send: async (event, data) => {
      if (response.destroyed) return;
      if (!response.write(`event: ${event}\ndata:${data === undefined ? '' : ` ${JSON.stringify(data)}`}\n\n`)) await roomIn(response);
    },
    isBehind: () => response.writableNeedDrain,
    end: () => { response.end(); },
  };
}

const roomIn = (response: ServerResponse): Promise<void> => new Promise((resolve) => {
  const stuck = setTimeout(() => { response.destroy(); }, STUCK_MILLISECONDS).unref();
  const go = (): void => {
    clearTimeout(stuck);
    response.off('drain', go).off('close', go);
    resolve();
  };
  response.on('drain', go).on('close', go);
});
