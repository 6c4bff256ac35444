import { createServer } from 'node:net';

const BLOCK = 20;
const FIRST = 20_000;
const BLOCKS = 600; // they and their reservations end below the ports that systems give to outgoing connections
const RESERVATIONS = FIRST + BLOCKS * BLOCK;

/**
 * The first of twenty neighbouring ports that are all free: what PORT needs. They stay this process's until it ends: a port that is kept open
 * for each block reserves it against other processes, which may find it free before its servers listen.
 */
export async function freePorts(): Promise<number> {
  for (let attempt = 0; attempt < BLOCKS; attempt += 1) {
    const block = Math.floor(Math.random() * BLOCKS);
    if (!await isReserved(RESERVATIONS + block)) continue;
    const free = await Promise.all(Array.from({ length: BLOCK }, (_, index) => isFree(FIRST + block * BLOCK + index)));
    if (free.every(Boolean)) return FIRST + block * BLOCK;
  }
  throw new Error('No free ports');
}

const isReserved = (port: number): Promise<boolean> => listens(port, false);
const isFree = (port: number): Promise<boolean> => listens(port, true);

const listens = (port: number, isProbe: boolean): Promise<boolean> => new Promise((resolve) => {
  const server = createServer().unref();
  server.once('error', () => { resolve(false); });
  server.listen(port, '127.0.0.1', () => {
    if (isProbe) server.close(() => { resolve(true); });
    else resolve(true);
  });
});
