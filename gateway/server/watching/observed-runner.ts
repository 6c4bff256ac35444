import type { SubgraphRunner } from '#client/subgraph-runner.js';
import { tracing, type SpanStart } from '#kernel/tracing.js';
import { noteWork } from '#kernel/work-notes.js';

const NOTED_MILLISECONDS = 1;

/** The same runner, whose fetches are spans of the current trace and notes for the log of slow operations. */
export function observedRunner(subgraph: string, place: 'here' | 'elsewhere', runner: SubgraphRunner): SubgraphRunner {
  const start: SpanStart = { name: `subgraph ${subgraph}`, kind: place === 'here' ? 'internal' : 'client', attributes: { 'portico.subgraph': subgraph } };
  return {
    prepare(document) {
      const run = runner.prepare(document);
      return async (variables, context) => {
        const began = performance.now();
        try {
          return await (tracing.current ? tracing.current.within(start, () => run(variables, context)) : run(variables, context));
        } finally {
          const milliseconds = performance.now() - began;
          if (milliseconds >= NOTED_MILLISECONDS) noteWork({ kind: 'fetch', text: subgraph, rows: 0, began, milliseconds, of: context.requestId, explain: undefined });
        }
      };
    },
  };
}
