import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { oversize } from './answer-bytes.js';
import type { PeopleContext } from './people-context.js';

/** The most bytes of one answer. */
export const MOST_BYTES = 8 * 1024 * 1024;

/** Refuses an answer that would be larger than `mostBytes` before it is written. */
export const limitAnswers = (mostBytes = MOST_BYTES): ApolloServerPlugin<PeopleContext> => ({
  requestDidStart: () => Promise.resolve({
    willSendResponse: ({ operation, response: { body, http } }) => {
      const large = body.kind === 'single' && body.singleResult.data ? oversize(body.singleResult.data, mostBytes) : undefined;
      if (body.kind === 'single' && large) {
        http.status = 400;
        body.singleResult = { errors: [{
          message: `The answer is too large: more than ${String(mostBytes)} bytes, most of them in ${large.path}. Ask for smaller pages with \`first\`, select fewer fields, or send several operations${operation?.operation === OperationTypeNode.MUTATION ? '. The mutation itself was carried out' : ''}`,
          extensions: { code: 'BAD_INPUT', details: { limitBytes: mostBytes, largest: large.path } },
        }] };
      }
      return Promise.resolve();
    },
  }),
});
