import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * Answers the calls that are its own and says whether this was one; the rest is left to others. Surfaces are plain handlers of Node's
 * server: Express around them would cost more than authenticating the caller.
 */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The first of the handlers that takes a call answers it. */
export const firstOf = (handlers: readonly Handler[]): Handler => (request, response) => handlers.some((handler) => handler(request, response));

/** A listener for a handler that has a port to itself; what it leaves alone is a bare 404. */
export const alone = (handler: Handler): RequestListener => (request, response) => {
  if (!handler(request, response)) response.writeHead(404).end();
};

const operations = new WeakMap<ServerResponse, string>();

/** Note which operation a response answers, for the host's figures. */
export function nameOperation(response: ServerResponse, routeId: string | undefined): void {
  if (routeId !== undefined) operations.set(response, routeId);
}

/** The operation a response answers; undefined when it is none of a surface's. */
export const operationOf = (response: ServerResponse): string | undefined => operations.get(response);
