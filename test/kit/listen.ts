import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { lingerForBodies } from '../../gateway/server/http/linger.js';
import { keepConnections } from './kept-connections.js';

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
  lingerForBodies(server);
  await new Promise<void>((resolve) => { server.listen(0, address, resolve); });
  const { port } = server.address() as AddressInfo;
  const base = `http://${address}:${String(port)}`;
  server.keepAliveTimeout = 0;
  const connections = keepConnections(base);
  return { port, base, close: () => new Promise((resolve) => {
    connections.close();
    server.closeAllConnections();
    server.close(() => { resolve(); });
  }) };
}

/** Send bytes as they are and read until the other side closes. */
export const rawCall = (port: number, bytes: string | Buffer): Promise<Buffer> => new Promise((resolve, reject) => {
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => { socket.write(bytes); });
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject).on('close', () => { resolve(Buffer.concat(chunks)); });
});

const CHUNK = `100000\r\n${'x'.repeat(1024 * 1024)}\r\n`;

/** The answer to a call with a body of 12 MiB whose caller reads nothing before it has sent everything; the answer closes the connection. `head` is the request line and the headers it needs. */
export const answerToLateReader = (port: number, head: string): Promise<string> => new Promise((resolve) => {
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1');
  socket.pause().on('error', () => undefined).on('close', () => { resolve(Buffer.concat(chunks).toString()); });
  socket.write(`${head}Host: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNK.repeat(12)}0\r\n\r\n`, () => {
    socket.on('data', (bytes) => chunks.push(bytes)).resume();
  });
});
