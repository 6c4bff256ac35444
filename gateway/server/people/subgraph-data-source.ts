import type { GraphQLDataSource } from '@apollo/gateway';
import type { RunText } from '../text-operations.js';
import type { PeopleContext } from './people-context.js';

/** The gateway's way to a subgraph: in this process or another, with the caller's context. */
export const subgraphDataSource = (runText: RunText): GraphQLDataSource => ({
  process: ({ request: { query = '', variables = {} }, context }) => runText(query, variables, (context as PeopleContext).call) as ReturnType<GraphQLDataSource['process']>,
});
