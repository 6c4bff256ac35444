import type { ApolloServerPlugin } from '@apollo/server';
import { validate, ValuesOfCorrectTypeRule } from 'graphql';
import type { PeopleContext } from './people-context.js';

/** Messages of errors about a value of the wrong type in the text, by their call. */
export type ValueErrors = WeakMap<PeopleContext, ReadonlySet<string>>;

/** Collects the errors of a refused text that are about its values: a wrong value is wrong input, in the text as in a variable. */
export const findValueErrors = (found: ValueErrors): ApolloServerPlugin<PeopleContext> => ({
  requestDidStart: () => Promise.resolve({
    validationDidStart: ({ schema, document, contextValue }) => Promise.resolve((errors) => {
      if (errors) found.set(contextValue, new Set(validate(schema, document, [ValuesOfCorrectTypeRule]).map(({ message }) => message)));
      return Promise.resolve();
    }),
  }),
});
