import type { PersonRole } from '#contract/schema.generated.js';
import type { Command } from '../command.js';
import { CreatePersonDocument } from '../operations/create-person.generated.js';

const ROLES = ['OWNER', 'ADMIN', 'STAFF'] as const satisfies readonly PersonRole[];

/** Adds a person to a company. */
export const createPerson: Command = {
  words: 'person create',
  help: 'Add a person to the company.',
  options: {
    email: { value: 'EMAIL', help: 'The address they sign in with.', required: true },
    name: { value: 'NAME', help: 'Their name.', required: true },
    role: { value: 'ROLE', help: 'What they may do.', choices: ROLES },
    password: { value: 'PASSWORD', help: 'At least 10 characters; without one they only use tokens.' },
  },
  run: async ({ ask }, { options: { email = '', name = '', role, password } }) => {
    const chosen = ROLES.find((known) => known === role) ?? 'STAFF';
    const { createPerson: person } = await ask(CreatePersonDocument, { input: { email, name, role: chosen, ...(password !== undefined && { password }) } });
    return person;
  },
};
