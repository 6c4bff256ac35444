import { setTimeout as delay } from 'node:timers/promises';
import type { Running } from './deployment.js';
import type { Kind } from './kind.js';
import { pace, percentile, saturate, type Loaded } from './load.js';
import { cpuOf, heapOf, watchMemory } from '../kit/process-state.js';
import type { World } from './world.js';

/** What a kind of call takes; times in milliseconds, memory in MB, CPU of one turn. */
export interface KindFigures {
  readonly name: string; readonly callers: number; readonly perSecond: number; readonly processCpu: number; readonly databaseCpu: number;
  readonly full: readonly [p50: number, p99: number]; readonly half: readonly [p50: number, p99: number]; readonly resident: number; readonly heap: number;
}

/** Where it is measured. */
export interface Measuring { readonly world: World; readonly processes: readonly Running[]; readonly databasePid: number; readonly seconds: number }

const [CALLERS, SETTLING_MILLISECONDS] = [8, 300];
/** The most turns a second and process of a kind that uses something up: so many are supplied. */
const [MOST_SUPPLIED, LOADS] = [200, 2.5];

const latency = (loaded: Loaded): readonly [number, number] => [percentile(loaded, 50), percentile(loaded, 99)];

/** Warm up, then call as fast as the processes answer, then half as fast. */
export async function measureKind(kind: Kind, { world, processes, databasePid, seconds }: Measuring): Promise<KindFigures> {
  const count = (kind.callers ?? CALLERS) * processes.length;
  const callers = Array.from({ length: count }, (_, index) => ({ index, at: processes[index % processes.length]?.at ?? 0 }));
  const load = { callers, turn: kind.turn.bind(undefined, world), seconds };
  await kind.supply?.(world, Math.ceil(MOST_SUPPLIED * seconds * LOADS * processes.length));
  await saturate(load); // until the compilers are done with most of it
  const pids = processes.map(({ pid }) => pid);
  const [ofProcesses, ofDatabase, memory] = [cpuOf(pids), cpuOf([databasePid]), watchMemory(pids)];
  const full = await saturate(load);
  const heap = Math.max(...await Promise.all(processes.map(({ at }) => heapOf(at))));
  await delay(SETTLING_MILLISECONDS); // what the calls left to the worker belongs to them
  const taken = [cpuOf(pids) - ofProcesses, cpuOf([databasePid]) - ofDatabase] as const;
  const half = await pace({ ...load, seconds: seconds / 2 }, full.perSecond / 2);
  const [processCpu, databaseCpu] = taken.map((cpu) => cpu / full.times.length);
  return { name: kind.name, callers: count, perSecond: full.perSecond, processCpu: processCpu ?? NaN, databaseCpu: databaseCpu ?? NaN, full: latency(full), half: latency(half), resident: memory(), heap };
}
