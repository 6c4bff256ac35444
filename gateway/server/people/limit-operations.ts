import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { operationSize, type OperationSize } from './operation-size.js';
import type { PeopleContext } from './people-context.js';

/** The most one operation of people may ask for. */
export const OPERATION_LIMITS = { depth: 15, aliases: 30, cost: 50_000 } as const satisfies OperationSize;

const ADVICE = {
  depth: 'select fewer levels',
  aliases: 'send several operations',
  cost: 'ask for smaller pages with `first`',
} as const;

/** Refuses operations that ask for more than {@link OPERATION_LIMITS} before anything of them runs. */
export const limitOperations: ApolloServerPlugin<PeopleContext> = {
  requestDidStart: () => Promise.resolve({
    didResolveOperation: ({ schema, document, operation, request }) => {
      if (operation) refuseTooLarge(operationSize({ schema, document, operation, variables: request.variables ?? {} }));
      return Promise.resolve();
    },
  }),
};

function refuseTooLarge(size: OperationSize): void {
  for (const measure of ['depth', 'aliases', 'cost'] as const) {
    const [asked, limit] = [size[measure], OPERATION_LIMITS[measure]];
    if (asked <= limit) continue;
    throw new GraphQLError(`The operation is too large: its ${measure} is ${String(asked)}, the limit ${String(limit)}; ${ADVICE[measure]}`, {
      extensions: { code: 'BAD_INPUT', details: { [measure]: asked, limit }, http: { status: 400 } },
    });
  }
}
