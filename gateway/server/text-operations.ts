import { parse } from 'graphql';
import { enterLatest } from '#kernel/enter-latest.js';
import type { CallContext } from '#contract/principal.js';
import type { SubgraphOperation, SubgraphResult, SubgraphRunner } from '#client/subgraph-runner.js';

/** Runs operations that arrive as text. */
export type RunText = (query: string, variables: Readonly<Record<string, unknown>>, context: CallContext) => Promise<SubgraphResult>;

interface Runners {
  /** Cheap to prepare, for operations that may not come again. */
  readonly rare: SubgraphRunner;
  /** Expensive to prepare and fast to run, for repeated operations. */
  readonly frequent: SubgraphRunner;
}

interface Known {
  readonly seen: number;
  readonly run: SubgraphOperation;
}

const MOST_TEXTS = 500;
const FREQUENT = 3;

/** Operations of one subgraph by their text; the latest few hundred stay prepared, however many different ones arrive. */
export function textOperations({ rare, frequent }: Runners): RunText {
  const known = new Map<string, Known>();
  const prepared = (query: string): Known => {
    const before = known.get(query);
    const seen = (before?.seen ?? 0) + 1;
    if (!before) return { seen, run: rare.prepare(parse(query)) };
    return seen === FREQUENT ? { seen, run: frequent.prepare(parse(query)) } : { seen, run: before.run };
  };
  return (query, variables, context) => {
    const operation = prepared(query);
    enterLatest(known, [query, operation], MOST_TEXTS);
    return operation.run(variables, context);
  };
}
