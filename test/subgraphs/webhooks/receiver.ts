import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from '../../kit/certificate.js';

/** A request to a receiver. */
export interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A receiver of webhooks on this machine; `answer` responds to each request. With a certificate it uses https. */
export async function openReceiver(answer: (response: ServerResponse, received: Received) => void = (response) => { response.writeHead(204).end(); }, secured?: Certificate) {
  const received: Received[] = [];
  const take: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      received.push(one);
      answer(response, one);
    });
  };
  const server = secured ? createSecureServer({ cert: secured.cert, key: secured.key }, take) : createServer(take);
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    url: `http${secured ? 's' : ''}://127.0.0.1:${String((server.address() as AddressInfo).port)}/hooks`,
    received,
    close: () => new Promise((resolve) => { server.closeAllConnections(); server.close(resolve); }),
  };
}
