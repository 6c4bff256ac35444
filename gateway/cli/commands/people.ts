import { COMPANY_ROLES } from '#contract/permissions.js';
import type { Command } from '../command.js';
import { ChangePersonRoleDocument } from '../operations/change-person-role.generated.js';
import { ListPeopleDocument } from '../operations/list-people.generated.js';
import { RemovePersonDocument } from '../operations/remove-person.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { MODULE_ROLE, moduleRoles } from './module-roles.js';
import { personRow } from './person-row.js';

const MOST = 500;

/** Lists the people of a company. */
export const listPeople: Command = {
  words: 'person list',
  help: 'List the people of the company and what they may do.',
  options: {},
  run: async ({ ask }) => (await ask(ListPeopleDocument, { first: MOST })).people.nodes.map(personRow),
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
