// A start of the product, measured: prints CPU milliseconds until it listens and of the longest turn of its event loop while it warms up, and the number of operations that it prepares; then ends.
import { systemClock } from '#kernel/clock.js';
import { readConfig } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { pipelineOperations } from '#kit/operations.js';
import { operationsOfSurface } from '#kit/serve-surface.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { startPortico } from '../../gateway/server/start-portico.js';
import { longestTurn } from './longest-turn.js';

const MICROSECONDS = 1000;

const portico = await startPortico({ config: readConfig(), clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('error') });
const { user, system } = process.cpuUsage();
const turn = await longestTurn(() => portico.warm());
const surfaces = await findSurfaces();
process.stdout.write(`${JSON.stringify({ listening: (user + system) / MICROSECONDS, turn, operations: pipelineOperations.length + surfaces.flatMap(operationsOfSurface).length })}\n`);
await portico.stop();
process.exit();
