import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from './client-address.js';
import type { Exchange } from './exchange.js';
import type { SurfaceDeps } from './surface.js';

/** Creates the exchange of an arriving call: request id and caller's address. */
export function receive(request: IncomingMessage, { target, path }: Pick<Exchange, 'target' | 'path'>, { ids, clock, addressOf, believed }: Pick<SurfaceDeps, 'ids' | 'clock'> & { addressOf: ClientAddress; believed: ClientAddress | undefined }): Exchange {
  const requestId = ids.next();
  const connectedAddress = addressOf(request);
  return {
    requestId,
    startedAt: clock.now().getTime(),
    method: request.method ?? 'GET',
    target,
    path,
    address: believed ? believed(request) : connectedAddress,
    connectedAddress,
    request,
    headers: { 'X-Request-Id': requestId },
  };
}
