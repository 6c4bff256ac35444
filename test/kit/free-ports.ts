import { createServer } from 'node:net';

const BLOCK = 20;
const FIRST = 20_000;
const BLOCKS = 600; // they end below the ports that systems give to outgoing connections
/** Each of Jest's workers takes blocks of its own: another one may have found the same block free and not have opened its ports yet. */
const [WORKERS, WORKER] = [4, Number(process.env['JEST_WORKER_ID'] ?? 0)];

/** The first of twenty neighbouring ports that are all free: what PORT needs. */
export async function freePorts(): Promise<number> {
  for (let attempt = 0; attempt < BLOCKS; attempt += 1) {
    const first = FIRST + (Math.floor(Math.random() * BLOCKS / WORKERS) * WORKERS + WORKER % WORKERS) * BLOCK;
    const free = await Promise.all(Array.from({ length: BLOCK }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
  throw new Error('No free ports');
}

const isFree = (port: number): Promise<boolean> => new Promise((resolve) => {
  const probe = createServer();
  probe.once('error', () => { resolve(false); });
  probe.listen(port, '127.0.0.1', () => { probe.close(() => { resolve(true); }); });
});
