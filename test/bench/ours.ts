import { tuneHeap } from '#kernel/tune-heap.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { pipelineOperations } from '#kit/operations.js';
import { operationsOfSurface, serveSurface } from '#kit/serve-surface.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { measured } from './measured.js';
import { openBench, type BenchDatabases } from './open-bench.js';

// The product itself with one surface, as a process that reports its CPU time: node ours.js <databases> <surface>.

tuneHeap();
const [, , databases = '{}', name] = process.argv;
const surface = (await findSurfaces()).find((one) => one.name === name);
if (!surface) throw new Error(`There is no surface ${String(name)}`);
const { call, prepare, clock, ids, log } = await openBench(JSON.parse(databases) as BenchDatabases);
for (const operation of [...pipelineOperations, ...operationsOfSurface(surface)]) prepare(operation);
measured(alone(serveSurface(surface, { call, clock, ids, log, limiter: await openLimiter(undefined, log), trustedProxies: ['127.0.0.1'] })));
