import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { Failure } from '#contract/failure.js';
import { MOST_COST, operationCost, type OperationCost } from './operation-cost.js';
import type { PeopleContext } from './people-context.js';

/**
 * Refuses operations that cost more than {@link MOST_COST}, or more than is left of the person's minute, before they run; kinds of
 * operations that the graph does not have, and operation names that the text does not have.
 */
export const limitOperations: ApolloServerPlugin<PeopleContext> = {
  requestDidStart: () => Promise.resolve({
    didResolveOperation: async ({ schema, document, operation, contextValue, request: { variables = {}, operationName } }) => {
      if (!operation) throw refusal(unnamed(document, operationName));
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw refusal('A subscription is answered by server-sent events: send it by POST with the header "Accept: text/event-stream"');
      if (!schema.getRootType(operation.operation)) throw refusal(`The graph has no ${operation.operation}s`);
      const cost = operationCost({ schema, document, operation, variables });
      refuseTooDear(cost);
      await contextValue.spend(cost.total).catch(refuseForNow);
    },
  }),
};

function refuseTooDear({ total, largest }: OperationCost): void {
  if (total <= MOST_COST) return;
  const [cost, most, part] = [total, MOST_COST, largest.cost].map((number) => Math.round(number));
  throw refusal(
    `The operation is too large: it may have to answer ${String(cost)} fields, the limit is ${String(most)}. Most of them, ${String(part)}, are ${largest.path} and what is below it: `
    + 'ask for smaller pages with `first`, select fewer fields, or send several operations', { cost, limit: most, largest: { path: largest.path, cost: part } },
  );
}

function unnamed(document: DocumentNode, asked: string | undefined): string {
  const names = document.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : []));
  const known = names.length > 0 ? `it has ${names.join(', ')}` : 'it has none with a name';
  return asked === undefined ? `The text has several operations: say in operationName which one to run; ${known}` : `The text has no operation named ${asked}; ${known}`;
}

/** Apollo's form of the answer that a surface gives with 429. */
function refuseForNow(failure: unknown): never {
  if (!(failure instanceof Failure)) throw failure;
  const { code, message, details } = failure;
  const extensions: Record<string, unknown> = { code, details, http: { status: 429, headers: new HeaderMap([['retry-after', String(details['retryAfterSeconds'])]]) } };
  throw new GraphQLError(message, { extensions });
}

const refusal = (message: string, details?: object): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_INPUT', ...(details && { details }), http: { status: 400 } } });
