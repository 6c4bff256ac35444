import { COMPANY_ROLES } from '#contract/permissions.js';
import type { Command } from '../command.js';
import { ChangePersonRoleDocument } from '../operations/change-person-role.generated.js';
import { DeactivatePersonDocument } from '../operations/deactivate-person.generated.js';
import { ListPeopleDocument } from '../operations/list-people.generated.js';
import { ReactivatePersonDocument } from '../operations/reactivate-person.generated.js';
import { RemovePersonDocument } from '../operations/remove-person.generated.js';
import { ResetPasswordDocument } from '../operations/reset-password.generated.js';
import { ShowPersonDocument } from '../operations/show-person.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { MODULE_ROLE, moduleRoles } from './module-roles.js';
import { personRow, withPassword } from './person-row.js';

const MOST = 500;

/** Lists the people of a company. */
export const listPeople: Command = {
  words: 'person list',
  help: 'List the people of the company and what they may do.',
  options: {},
  run: async ({ ask }) => (await ask(ListPeopleDocument, { first: MOST })).people.nodes.map(personRow),
};

/** Shows a person. */
export const showPerson: Command = {
  words: 'person show', subject: 'ID',
  help: 'Show a person and their permissions.',
  options: {},
  run: async ({ ask }, { subject: id }) => {
    const { person } = await ask(ShowPersonDocument, { id });
    return { ...personRow(person), permissions: person.permissions, added: person.createdAt };
  },
};

/** Suspends the access of a person. */
export const deactivatePerson: Command = {
  words: 'person deactivate', subject: 'ID',
  help: 'Suspend a person\'s access; their tokens are refused at once, and kept.',
  options: {},
  run: async ({ ask }, { subject: id }) => personRow((await ask(DeactivatePersonDocument, { id })).deactivatePerson),
};

/** Gives a deactivated person their access back. */
export const reactivatePerson: Command = {
  words: 'person reactivate', subject: 'ID',
  help: 'Give a deactivated person their access back, with their roles and tokens.',
  options: {},
  run: async ({ ask }, { subject: id }) => personRow((await ask(ReactivatePersonDocument, { id })).reactivatePerson),
};

/** Replaces the password of a person. */
export const resetPassword: Command = {
  words: 'person reset-password', subject: 'ID',
  help: 'Replace a person\'s password by a one-time password, which is shown once.',
  options: {},
  run: async ({ ask }, { subject: id }) => {
    const { resetPassword: { person, oneTimePassword } } = await ask(ResetPasswordDocument, { id });
    return withPassword(person, oneTimePassword);
  },
};

/** Changes what a person may do. */
export const changePersonRole: Command = {
  words: 'person role', subject: 'ID',
  help: 'Change what a person may do, from their next call on.',
  options: {
    role: { value: 'ROLE', help: 'What they are to be in the company.', choices: COMPANY_ROLES },
    'module-role': { ...MODULE_ROLE, help: `${MODULE_ROLE.help} Modules not named stay.` },
  },
  run: async ({ ask }, { subject: id, options: { role, 'module-role': modules } }) => {
    if (role === undefined && modules === undefined) throw new WrongUsage('--role or --module-role is missing');
    const chosen = COMPANY_ROLES.find((known) => known === role);
    const input = { id, ...(chosen && { role: chosen }), ...(modules !== undefined && { moduleRoles: moduleRoles(modules) }) };
    return personRow((await ask(ChangePersonRoleDocument, { input })).changePersonRole);
  },
};

/** Removes a person with their tokens. */
export const removePerson: Command = {
  words: 'person remove', subject: 'ID',
  help: 'Remove a person from the company; their tokens end at once.',
  options: {},
  run: async ({ ask }, { subject: id }) => `${(await ask(RemovePersonDocument, { id })).removePerson.email} is removed`,
};
