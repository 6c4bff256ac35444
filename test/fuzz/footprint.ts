import { setTimeout as delay } from 'node:timers/promises';
import { collectGarbage } from '../kit/collect-garbage.js';
import type { Finding } from './finding.js';
import type { Product } from './product.js';

/** Watches how much memory and disk the calls leave in use. */
export interface FootprintWatch {
  sent(bytes: number): void;
  /** Products of their own were opened in this process: what they leave in caches is not what calls leave, and the process is warm anew. */
  warmAnew(): void;
  complaints(): Promise<readonly Finding[]>;
  figures(): Readonly<Record<string, number>>;
}

const MEBIBYTE = 1024 * 1024;
/** The memory in use after the first rounds is what a warm process has; from there it may grow by so much, whatever it was sent. */
const WARM_ROUNDS = 3;
const MOST_GROWTH = 96 * MEBIBYTE;
/** Measured: 5 KiB a call on the embedded database and 6 on MariaDB, the worlds and what a database keeps at hand included; twice as much a call beside that of each round is too much. */
const [MOST_DISK_A_CALL, DISK_A_ROUND] = [10 * 1024, 16 * MEBIBYTE];

const LOOKS = 6;
const BETWEEN_LOOKS_MILLISECONDS = 500;

/** Bytes in use once they are no more than wanted. What is over may still be on its way out: bodies that are being compressed, sockets that close, buffers whose owner one collection only found; what stays is in use. */
async function inUse(wanted: number): Promise<number> {
  for (let look = 1; ; look += 1) {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    if (heapUsed + external <= wanted || look === LOOKS) return heapUsed + external;
    await delay(BETWEEN_LOOKS_MILLISECONDS);
  }
}

/** A watch that begins now. */
export async function footprintWatch({ stored }: Product): Promise<FootprintWatch> {
  const start = await stored();
  let [calls, bytes, rounds, warmUntil, warm, memory, grown] = [0, 0, 0, WARM_ROUNDS, 0, 0, 0];
  return {
    sent: (length) => { calls += 1; bytes += length; },
    warmAnew: () => { warmUntil = rounds + 1; },
    async complaints() {
      rounds += 1;
      memory = await inUse(rounds <= warmUntil ? Infinity : warm + MOST_GROWTH);
      if (rounds <= warmUntil) warm = memory;
      grown = await stored() - start;
      return [
        ...(memory - warm > MOST_GROWTH ? [{ kind: 'memory', detail: `${inMebibytes(memory - warm)} MiB more than after the first rounds` } as const] : []),
        ...(grown > rounds * DISK_A_ROUND + calls * MOST_DISK_A_CALL ? [{ kind: 'disk', detail: `${inMebibytes(grown)} MiB after ${String(calls)} calls of ${inMebibytes(bytes)} MiB` } as const] : []),
      ];
    },
    figures: () => ({
      warmMiB: Number(inMebibytes(warm)), memoryMiB: Number(inMebibytes(memory)), rssMiB: Number(inMebibytes(process.memoryUsage().rss)),
      diskMiB: Number(inMebibytes(grown)), diskKiBACall: Math.round(grown / 1024 / Math.max(calls, 1)), sentMiB: Number(inMebibytes(bytes)),
    }),
  };
}

const inMebibytes = (bytes: number): string => (bytes / MEBIBYTE).toFixed(1);
