import type { ApolloServerPlugin } from '@apollo/server';
import { validate, ValuesOfCorrectTypeRule } from 'graphql';
import type { PeopleContext } from './people-context.js';

/** Messages of errors that say a value in the text is of the wrong type, by the call they belong to. */
export type ValueErrors = WeakMap<PeopleContext, ReadonlySet<string>>;

/** Finds out which errors of a refused text are about its values: a wrong value is wrong input, whether it is in the text or in a variable. */
export const findValueErrors = (found: ValueErrors): ApolloServerPlugin<PeopleContext> => ({
  requestDidStart: () => Promise.resolve({
    validationDidStart: ({ schema, document, contextValue }) => Promise.resolve((errors) => {
      if (errors) found.set(contextValue, new Set(validate(schema, document, [ValuesOfCorrectTypeRule]).map(({ message }) => message)));
      return Promise.resolve();
    }),
  }),
});
