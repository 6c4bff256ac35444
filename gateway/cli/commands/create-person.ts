import { COMPANY_ROLES } from '#contract/permissions.js';
import { PersonWithPasswordAnswer } from '../answers/person.js';
import { command } from '../command.js';
import { AddPersonDocument } from '../operations/add-person.generated.js';
import { CreatePersonDocument } from '../operations/create-person.generated.js';
import { MODULE_ROLE, moduleRoles } from './module-roles.js';
import { withPassword } from './person-row.js';

/** `STAFF` is the former name of a member who is an editor in every module. */
const ROLES = [...COMPANY_ROLES, 'STAFF'] as const;

/** Adds a person to a company. */
export const createPerson = command({
  words: 'person create',
  help: 'Add a person to the company.',
  options: {
    email: { value: 'EMAIL', help: 'The address they sign in with.', required: true },
    name: { value: 'NAME', help: 'Their name.', required: true },
    role: { value: 'ROLE', help: 'What they are in the company, MEMBER by default.', choices: ROLES },
    'module-role': { ...MODULE_ROLE, help: `${MODULE_ROLE.help} Modules not named are NONE; without this option EDITOR in each.` },
    password: { value: 'PASSWORD', help: 'At least 10 characters; without this option a one-time password is generated and shown once.' },
    internal: { value: 'YES', help: 'Whether they work for the operator of the platform, no by default.', choices: ['yes', 'no'] },
  },
  answers: PersonWithPasswordAnswer,
  run: async ({ ask }, { options: { email = '', name = '', role, password, internal, 'module-role': modules } }) => {
    const input = {
      email, name, role: COMPANY_ROLES.find((known) => known === role) ?? 'MEMBER', isInternal: internal === 'yes',
      ...(modules !== undefined && { moduleRoles: moduleRoles(modules) }),
    };
    if (password !== undefined) return { ...(await ask(CreatePersonDocument, { input: { ...input, password } })).createPerson, oneTimePassword: null };
    const { addPerson: { person, oneTimePassword } } = await ask(AddPersonDocument, { input });
    return { ...person, oneTimePassword };
  },
  shown: withPassword,
});
