import { readFileSync } from 'node:fs';
import type { Check, Problem } from './check.js';

const LEAST = 4096;

/** How many files and connections a running server may have. */
export const checkOpenFiles: Check = {
  name: 'open files',
  warns: `the running server may have fewer than ${String(LEAST)} files and connections open`,
  remedy: 'Raise LimitNOFILE of the unit, or the nofile ulimit of the container, to 65536, and start it again.',
  look: async ({ owners }) => {
    const limits = (await owners()).flatMap(({ pid }) => limitOf(pid) ?? []);
    return { found: limits.length === 0 ? 'no running server can be looked at from here' : `the server may have ${String(Math.min(...limits))}`, problems: problemsOfOpenFiles(limits) };
  },
};

/** What is wrong with the limits of servers. */
export function problemsOfOpenFiles(limits: readonly number[]): Problem[] {
  const least = Math.min(...limits);
  return least < LEAST ? [{ state: 'WARN', found: `the server may have ${String(least)} files and connections open` }] : [];
}

/** The limit of a process on Linux; undefined where it cannot be read, or where the number is that of another program. */
function limitOf(pid: number): number | undefined {
  try {
    if (!readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').includes('portico')) return undefined;
    const [, soft] = /^Max open files +(\d+|unlimited)/m.exec(readFileSync(`/proc/${String(pid)}/limits`, 'utf8')) ?? [];
    return soft === undefined ? undefined : soft === 'unlimited' ? Infinity : Number(soft);
  } catch {
    return undefined;
  }
}
