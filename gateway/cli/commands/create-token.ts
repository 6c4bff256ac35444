import type { Command } from '../command.js';
import { CreateStaffTokenDocument } from '../operations/create-staff-token.generated.js';

/** Makes a token with which a person uses the graph. */
export const createToken: Command = {
  words: 'token create',
  help: 'Make a token for /graphql; it is shown once.',
  options: {
    email: { value: 'EMAIL', help: 'Whose token it is.', required: true },
    name: { value: 'NAME', help: 'What it is for.' },
  },
  run: async ({ ask }, { options: { email = '', name = 'command line' } }) => (await ask(CreateStaffTokenDocument, { input: { email, name } })).createStaffToken,
};
