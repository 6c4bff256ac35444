import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** Something that listens on a free port of this machine. */
export interface Listening {
  readonly base: string;
  readonly port: number;
  /** Ends its connections too. */
  close(): Promise<void>;
}

/** Listen. */
export async function listen(listener: RequestListener, address = '127.0.0.1'): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => { server.listen(0, address, resolve); });
  const { port } = server.address() as AddressInfo;
  return { port, base: `http://${address}:${String(port)}`, close: () => new Promise((resolve) => { server.closeAllConnections(); server.close(() => { resolve(); }); }) };
}

/** Send bytes as they are and read until the other side closes. */
export const rawCall = (port: number, bytes: string | Buffer): Promise<Buffer> => new Promise((resolve, reject) => {
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => { socket.write(bytes); });
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject).on('close', () => { resolve(Buffer.concat(chunks)); });
});
