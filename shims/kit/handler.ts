import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * Answers calls of its own paths and returns whether it did; other calls go to the next handler. Surfaces are plain handlers of Node's
 * server: Express around them would cost more than authenticating the caller.
 */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Passes a call to the first handler that answers it. */
export const firstOf = (handlers: readonly Handler[]): Handler => (request, response) => handlers.some((handler) => handler(request, response));

/** A listener for a handler that has a port to itself; calls it does not answer get a bare 404. */
export const alone = (handler: Handler): RequestListener => (request, response) => {
  if (!handler(request, response)) response.writeHead(404).end();
};

const operations = new WeakMap<ServerResponse, string>();

/** Note the operation of a response, for the host's metrics. */
export function nameOperation(response: ServerResponse, routeId: string | undefined): void {
  if (routeId !== undefined) operations.set(response, routeId);
}

/** The operation of a response; undefined when no surface answered it. */
export const operationOf = (response: ServerResponse): string | undefined => operations.get(response);
