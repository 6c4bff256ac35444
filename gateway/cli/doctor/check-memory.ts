import { getHeapStatistics } from 'node:v8';
import type { Check, Problem } from './check.js';

const MEGABYTE = 1_048_576;

/** The limits of memory: of the heap, and of the container or unit. */
export const checkMemory: Check = {
  name: 'memory',
  warns: 'the heap may grow beyond the memory of the container or unit, which ends the process without a word',
  remedy: 'Give it more memory, or set --max-old-space-size in NODE_OPTIONS to three quarters of it.',
  look: () => {
    const facts = { heapBytes: getHeapStatistics().heap_size_limit, memoryBytes: process.constrainedMemory() };
    return Promise.resolve({ found: `the heap may have ${String(Math.round(facts.heapBytes / MEGABYTE))} MB`, problems: problemsOfMemory(facts) });
  },
};

/** What is wrong with the limits; a memory of 0 is unlimited, or not known. */
export function problemsOfMemory({ heapBytes, memoryBytes }: { readonly heapBytes: number; readonly memoryBytes: number }): Problem[] {
  const inMegabytes = (bytes: number): string => `${String(Math.round(bytes / MEGABYTE))} MB`;
  return memoryBytes > 0 && heapBytes > memoryBytes ? [{ state: 'WARN', found: `the heap may have ${inMegabytes(heapBytes)}, and the process only ${inMegabytes(memoryBytes)}` }] : [];
}
