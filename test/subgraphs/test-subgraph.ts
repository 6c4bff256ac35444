import type { CallContext } from '#contract/principal.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { checkedLeaves } from '../kit/checked-leaves.js';
import { failureOf } from '#client/failure-of.js';
import { parsed } from '../kit/parsed.js';

/** A subgraph that is opened before and closed after the tests of a file; operations run as the surfaces run them. */
export function testSubgraph<X extends object>(open: () => Promise<Subgraph>, more: X) {
  let subgraph: Subgraph | undefined;
  beforeAll(async () => {
    subgraph = await open();
  });
  afterAll(() => subgraph?.close());
  const opened = (): Subgraph => {
    if (!subgraph) throw new Error('The subgraph is not open yet');
    return subgraph;
  };
  return {
    ...more,
    /** Data of an operation; rejects with the first failure. */
    async run<D = Record<string, never>>(operation: string, variables: Record<string, unknown>, context: CallContext): Promise<D> {
      const answer = await localSubgraph(opened(), checkedLeaves(opened().schema)).prepare(parsed(operation))(variables, context);
      if (answer.errors?.[0]) throw failureOf(answer.errors[0], answer);
      return JSON.parse(JSON.stringify(answer.data)) as D;
    },
    subgraph: opened,
  };
}
