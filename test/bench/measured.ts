import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AddressInfo } from 'node:net';

/** What a measured process sends its parent. */
export type Measurement = { readonly port: number } | { readonly cpuMicros: number } | { readonly memoryBytes: number } | { readonly delayMs: number };

/** What a parent asks: the CPU time used so far, the memory held, the same after a collection (from here its peak is watched), that peak, and how long the event loop was held up at p99 since it was asked last. */
export type Asked = 'cpu' | 'held' | 'rest' | 'peak' | 'delay';

const send = (message: Measurement): void => { process.send?.(message); };

/** Serve on a free loopback port; send the parent, over the channel of the fork, the port and the figures it asks for. */
export function measured(listener: RequestListener): void {
  const server = createServer(listener).listen(0, '127.0.0.1', () => { send({ port: (server.address() as AddressInfo).port }); });
  server.keepAliveTimeout = 0; // the one connection is kept while rows are written for the next call
  answerFigures();
}

/** Send the parent the figures it asks for, and end with it. */
export function answerFigures(): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  process.on('message', (asked: Asked) => {
    if (asked === 'rest') {
      globalThis.gc?.();
      writeFileSync('/proc/self/clear_refs', '5'); // the kernel's high-water mark begins again
      send({ memoryBytes: memory('VmRSS') });
    } else if (asked === 'held') {
      send({ memoryBytes: memory('VmRSS') });
    } else if (asked === 'peak') {
      send({ memoryBytes: memory('VmHWM') });
    } else if (asked === 'delay') {
      send({ delayMs: Math.max(delays.percentile(P99) / NANOSECONDS - RESOLUTION, 0) }); // a histogram of intervals; the resolution is no delay
      delays.reset();
      delays.enable();
    } else {
      const { user, system } = process.cpuUsage();
      send({ cpuMicros: user + system });
    }
  });
  process.on('disconnect', () => { process.exit(); });
}

const KIBIBYTE = 1024;
const [RESOLUTION, P99, NANOSECONDS] = [5, 99, 1e6];

const memory = (name: 'VmRSS' | 'VmHWM'): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * KIBIBYTE;
