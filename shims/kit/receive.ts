import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from './client-address.js';
import type { Exchange } from './exchange.js';
import type { SurfaceDeps } from './surface.js';

interface Receiving extends Pick<SurfaceDeps, 'ids' | 'clock'> {
  readonly addressOf: ClientAddress;
  readonly believed: ClientAddress | undefined;
}

/** Creates the exchange of an arriving call: request id and caller's address. */
export function receive(request: IncomingMessage, called: Pick<Exchange, 'target' | 'path' | 'host'>, { ids, clock, addressOf, believed }: Receiving): Exchange {
  const requestId = ids.next();
  const connectedAddress = addressOf(request);
  return {
    requestId,
    startedAt: clock.now().getTime(),
    method: request.method ?? 'GET',
    ...called,
    address: believed ? believed(request) : connectedAddress,
    connectedAddress,
    request,
    headers: { 'X-Request-Id': requestId },
  };
}
