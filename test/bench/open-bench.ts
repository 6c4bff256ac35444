import { systemClock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import { companyOf } from '../kit/company.js';
import { openGraph } from '../kit/open-graph.js';
import { benchKeys } from './bench-key.js';

/** The databases both processes work on. */
export interface BenchDatabases {
  readonly identity: DatabaseLocation;
  readonly orders: DatabaseLocation;
  /** Of the benches whose calls read it. */
  readonly catalog?: DatabaseLocation;
  readonly content?: DatabaseLocation;
}

/** The first company of each database. */
export const COMPANY = 1;

/** More calls a minute than are ever made. */
export const RATE = 100_000;

/** Orders and identity, and the catalog and content where there are any, as the product opens them, and what the staff of the first company can do. */
export async function openBench({ identity, orders, catalog, content }: BenchDatabases) {
  const graph = await openGraph(systemClock, {
    subgraphs: ['identity', 'orders', ...(catalog ? ['catalog'] as const : []), ...(content ? ['content'] as const : [])], log: createLog('error'), keysOf: (name) => () => Promise.resolve(benchKeys(name)), databaseOf: (name) => ({ identity, orders, catalog, content })[name] ?? orders,
  });
  return { ...graph, ...companyOf(graph, COMPANY) };
}
