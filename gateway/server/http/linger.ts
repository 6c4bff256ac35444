import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Bytes of an unread body that are still read so that the caller can read its answer: more than the largest body that any surface takes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** After so long without bytes the connection is closed. */
const SILENCE_MILLISECONDS = 1000;

/**
 * Close connections in stages (RFC 9112, 9.6): the close of a connection on which bytes still arrive resets it, and the reset can take the answer with
 * it. An answer sent while the body still arrives only ends the sending side; the rest of the body is discarded, up to a limit and while
 * it arrives, and no longer than a call may take to arrive.
 */
export function lingerForBodies(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    response.prependListener('finish', () => { // before Node's own listener, which closes the connection
      if (!request.complete && !request.destroyed) linger(request);
    });
  });
}

function linger(request: IncomingMessage): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  let [isLast, arrived] = [false, 0];
  const end = (): void => {
    clearTimeout(silence);
    socket.destroySoon = close;
    if (isLast) close();
  };
  const silence = setTimeout(end, SILENCE_MILLISECONDS);
  socket.destroySoon = () => {
    isLast = true;
    socket.end();
  };
  const count = ({ length }: Buffer): void => {
    silence.refresh();
    arrived += length;
    if (arrived > MOST_BYTES) socket.destroy();
  };
  request.on('error', () => undefined).once('close', end).on('data', count);
  request.read(); // Node discards bodies that no handler has begun to read, without counting
  request.resume();
}
