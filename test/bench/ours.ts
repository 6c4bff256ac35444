import { tuneHeap } from '#kernel/tune-heap.js';
import { alone } from '#kit/handler.js';
import { openLimiter, type Limiter } from '#kit/limiter.js';
import { pipelineOperations } from '#kit/operations.js';
import { operationsOfSurface, serveSurface } from '#kit/serve-surface.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { measured } from './measured.js';
import { openBench, type BenchDatabases } from './open-bench.js';

// The product itself with one surface, as a process that reports its CPU time: node ours.js <databases> <surface> [unlimited]. Unlimited, calls are counted, and none is too many.

tuneHeap();
const [, , databases = '{}', name, limits] = process.argv;
const surface = (await findSurfaces()).find((one) => one.name === name);
if (!surface) throw new Error(`There is no surface ${String(name)}`);
const { call, prepare, clock, ids, log } = await openBench(JSON.parse(databases) as BenchDatabases);
for (const operation of [...pipelineOperations, ...operationsOfSurface(surface)]) prepare(operation);
const counting = await openLimiter(undefined, log);
const limiter: Limiter = limits === 'unlimited' ? { ...counting, take: async (...counted) => ({ ...await counting.take(...counted), used: 1 }) } : counting;
measured(alone(serveSurface(surface, { call, clock, ids, log, limiter, trustedProxies: ['127.0.0.1'] })));
