import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Finding } from './finding.js';
import type { Product } from './product.js';

/** Watches how much memory and disk the calls leave in use. */
export interface FootprintWatch {
  sent(bytes: number): void;
  complaints(): readonly Finding[];
  figures(): Readonly<Record<string, number>>;
}

const MEBIBYTE = 1024 * 1024;
/** The memory in use after the first rounds is what a warm process has; from there it may grow by so much, whatever it was sent. */
const WARM_ROUNDS = 3;
const MOST_GROWTH = 96 * MEBIBYTE;
/** A call may leave so much on the disk beside what it brought: the log of calls, an order with its history and events. */
const [MOST_DISK_A_CALL, DISK_A_ROUND] = [24 * 1024, 16 * MEBIBYTE];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** A watch that begins now. */
export function footprintWatch({ dataFolder }: Product): FootprintWatch {
  const start = sizeOf(dataFolder);
  let [calls, bytes, rounds, warm, memory] = [0, 0, 0, 0, 0];
  return {
    sent: (length) => { calls += 1; bytes += length; },
    complaints() {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      memory = heapUsed + external;
      rounds += 1;
      if (rounds <= WARM_ROUNDS) warm = memory;
      const grown = sizeOf(dataFolder) - start;
      return [
        ...(memory - warm > MOST_GROWTH ? [{ kind: 'memory', detail: `${inMebibytes(memory - warm)} MiB more than after the first rounds` } as const] : []),
        ...(grown > calls * MOST_DISK_A_CALL + bytes + rounds * DISK_A_ROUND ? [{ kind: 'disk', detail: `${inMebibytes(grown)} MiB after ${String(calls)} calls of ${inMebibytes(bytes)} MiB` } as const] : []),
      ];
    },
    figures: () => ({ warmMiB: Number(inMebibytes(warm)), memoryMiB: Number(inMebibytes(memory)), diskMiB: Number(inMebibytes(sizeOf(dataFolder) - start)), sentMiB: Number(inMebibytes(bytes)), rssMiB: Number(inMebibytes(process.memoryUsage().rss)) }),
  };
}

const inMebibytes = (bytes: number): string => (bytes / MEBIBYTE).toFixed(1);

const sizeOf = (folder: string): number => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).reduce((sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0), 0);
