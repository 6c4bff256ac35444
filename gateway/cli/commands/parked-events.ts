import { z } from 'zod';
import { SUBGRAPHS } from '#kernel/config.js';
import { instant, oneOf, text, whole } from '../answers/described.js';
import { command } from '../command.js';
import { ListParkedEventsDocument } from '../operations/list-parked-events.generated.js';
import { RetryParkedEventsDocument } from '../operations/retry-parked-events.generated.js';

const MOST_SHOWN = 500;

/** Lists the events that cannot be relayed. */
export const listParkedEvents = command({
  words: 'event parked',
  asks: SUBGRAPHS,
  help: 'Show the events that were set aside because they cannot be relayed, with the reason.',
  options: {},
  answers: z.array(z.object({
    subgraph: oneOf(SUBGRAPHS, 'Where it happened.'), company: whole('Whose it is.'), id: text('Its id.'), type: text('What happened.'), at: instant('Where it stands among the events.'), reason: text('Why it cannot be relayed.'),
  })),
  run: async ({ ask }) => {
    const bySubgraph = await ask(ListParkedEventsDocument, { first: MOST_SHOWN });
    return SUBGRAPHS.flatMap((subgraph) => bySubgraph[subgraph].map(({ companyId, id, type, sequence, failure }) => ({ subgraph, company: companyId, id, type, at: sequence, reason: failure ?? '' })));
  },
});

/** Has the events that were set aside relayed again. */
export const retryParkedEvents = command({
  words: 'event retry',
  asks: SUBGRAPHS,
  help: 'Have the events that were set aside relayed again, once the cause is fixed.',
  options: {},
  answers: z.object({ identity: whole('How many of identity.'), orders: whole('How many of orders.'), catalog: whole('How many of catalog.'), content: whole('How many of content.') }),
  run: ({ ask }) => ask(RetryParkedEventsDocument, {}),
  shown: (bySubgraph) => Object.fromEntries(SUBGRAPHS.map((subgraph) => [subgraph, bySubgraph[subgraph]])),
});
