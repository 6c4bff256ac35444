import { readFileSync } from 'node:fs';

const [TICKS_A_SECOND, KIBIBYTES, SECOND, BYTES] = [100, 1024, 1000, 1024 * 1024];

/** CPU of processes so far, in milliseconds. */
export const cpuOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => {
  const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ');
  return sum + (Number(fields[11]) + Number(fields[12])) * SECOND / TICKS_A_SECOND;
}, 0);

/** Resident memory of a process in MB. */
export const residentOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / KIBIBYTES;

/** The heap in use of the process whose first port is given, in MB. */
export async function heapOf(at: number): Promise<number> {
  const figures = await (await fetch(`http://127.0.0.1:${String(at)}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(figures)?.[1]) / BYTES;
}

/** Watch the memory of processes; ending it answers the most that one of them had, in MB. */
export function watchMemory(pids: readonly number[]): () => number {
  let most = 0;
  const look = (): void => { most = Math.max(most, ...pids.map(residentOf)); };
  const looking = setInterval(look, EVERY_MILLISECONDS);
  look();
  return () => { clearInterval(looking); look(); return most; };
}

const EVERY_MILLISECONDS = 200;
