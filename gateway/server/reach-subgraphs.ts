import { SUBGRAPHS, type Config, type SubgraphName } from '#kernel/config.js';
import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { remoteSubgraph } from '#client/remote-subgraph.js';
import type { SubgraphRunner } from '#client/subgraph-runner.js';
import type { SigningKeys } from '#contract/signed-context.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { interpretedSubgraph } from './interpreted-subgraph.js';
import { reportErrors } from './report-errors.js';
import { observedRunner } from './watching/observed-runner.js';
import type { SlowLog } from './watching/slow-log.js';
import { textOperations, type RunText } from './text-operations.js';

/** The dependencies of reaching the subgraphs. */
export interface ReachSubgraphs {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly slow: SlowLog;
  readonly internalKeys: SigningKeys;
  readonly subgraphs: ReadonlyMap<SubgraphName, Subgraph>;
  /** How long calls wait for the process of a subgraph. */
  readonly mostAwayMilliseconds: () => number;
}

/** The runners of one subgraph: prepared operations for the surfaces, texts for people and other processes. */
export interface Reached {
  readonly runner: SubgraphRunner;
  /** Its errors are already logged and mapped. */
  readonly runText: RunText;
}

/** The runners of every subgraph: those of this process directly, the others over HTTP with the context signed. */
export const reachSubgraphs = (parts: ReachSubgraphs): ReadonlyMap<SubgraphName, Reached> =>
  new Map(SUBGRAPHS.map((name) => [name, reach(name, parts)]));

function reach(name: SubgraphName, { config, clock, log, slow, internalKeys: keys, subgraphs, mostAwayMilliseconds }: ReachSubgraphs): Reached {
  const subgraph = subgraphs.get(name);
  const observed = (plain: SubgraphRunner): SubgraphRunner => observedRunner(name, subgraph ? 'here' : 'elsewhere', plain);
  const runner = observed(subgraph ? localSubgraph(subgraph) : remoteSubgraph({ name, url: config.subgraphUrls[name], keys, clock, mostAwayMilliseconds }));
  const run = textOperations({ rare: subgraph ? observed(interpretedSubgraph(subgraph)) : runner, frequent: runner });
  return { runner, runText: async (query, variables, context) => {
    const began = performance.now();
    const result = reportErrors(await run(query, variables, context), context, log);
    slow({ operation: `subgraph ${name}`, context, began, outcome: result.errors ? 'errors' : 'ok' });
    return result;
  } };
}
