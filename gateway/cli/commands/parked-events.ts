import { SUBGRAPHS } from '#kernel/config.js';
import type { Command } from '../command.js';
import { ListParkedEventsDocument } from '../operations/list-parked-events.generated.js';
import { RetryParkedEventsDocument } from '../operations/retry-parked-events.generated.js';

const MOST_SHOWN = 500;

/** Lists the events that cannot be relayed. */
export const listParkedEvents: Command = {
  words: 'event parked',
  asks: SUBGRAPHS,
  help: 'Show the events that were set aside because they cannot be relayed, with the reason.',
  options: {},
  run: async ({ ask }) => {
    const bySubgraph = await ask(ListParkedEventsDocument, { first: MOST_SHOWN });
    return SUBGRAPHS.flatMap((subgraph) => bySubgraph[subgraph].map(({ companyId, id, type, sequence, failure }) => ({ subgraph, company: companyId, id, type, at: sequence, reason: failure ?? '' })));
  },
};

/** Has the events that were set aside relayed again. */
export const retryParkedEvents: Command = {
  words: 'event retry',
  asks: SUBGRAPHS,
  help: 'Have the events that were set aside relayed again, once the cause is fixed.',
  options: {},
  run: async ({ ask }) => {
    const bySubgraph = await ask(RetryParkedEventsDocument, {});
    return Object.fromEntries(SUBGRAPHS.map((subgraph) => [subgraph, bySubgraph[subgraph]]));
  },
};
