import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, OperationTypeNode, valueFromASTUntyped, type OperationDefinitionNode } from 'graphql';
import { oversize } from './answer-bytes.js';
import { withDefaults } from './asked-length.js';
import type { PeopleContext } from './people-context.js';

/** The most bytes of one answer. */
export const MOST_BYTES = 8 * 1024 * 1024;

/** Refuses an answer that would be larger than `mostBytes` before it is written. */
export const limitAnswers = (mostBytes = MOST_BYTES): ApolloServerPlugin<PeopleContext> => ({
  requestDidStart: () => Promise.resolve({
    willSendResponse: ({ operation, request: { variables = {} }, response: { body, http } }) => {
      const large = body.kind === 'single' && body.singleResult.data ? oversize(body.singleResult.data, mostBytes) : undefined;
      if (body.kind === 'single' && large) {
        http.status = 400;
        body.singleResult = { errors: [{
          message: `The answer is too large: more than ${String(mostBytes)} bytes, most of them in ${large.path}. Ask for smaller pages with \`first\`, select fewer fields, or send several operations${operation?.operation === OperationTypeNode.MUTATION ? `. ${outcomeOf(operation, variables)}` : ''}`,
          extensions: { code: 'BAD_INPUT', details: { limitBytes: mostBytes, largest: large.path } },
        }] };
      }
      return Promise.resolve();
    },
  }),
});

/** What became of a mutation without its answer. */
function outcomeOf(operation: OperationDefinitionNode, variables: Readonly<Record<string, unknown>>): string {
  const values = withDefaults(operation, variables);
  const isDryRun = operation.selectionSet.selections.every((node) => node.kind === Kind.FIELD
    && node.arguments?.some(({ name, value }) => name.value === 'dryRun' && valueFromASTUntyped(value, values) === true));
  return isDryRun ? 'Nothing was changed: it was a dry run' : 'The mutation itself was carried out';
}
