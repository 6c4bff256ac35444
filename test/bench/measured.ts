import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a measured process tells its parent. */
export type Told = { readonly port: number } | { readonly cpuMicros: number };

/** Serve on a free loopback port and tell the parent, over the channel of the fork, the port and on demand the CPU time used so far. */
export function measured(listener: RequestListener): void {
  const tell = (message: Told): void => { process.send?.(message); };
  const server = createServer(listener).listen(0, '127.0.0.1', () => { tell({ port: (server.address() as AddressInfo).port }); });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    tell({ cpuMicros: user + system });
  });
  process.on('disconnect', () => { process.exit(); });
}
