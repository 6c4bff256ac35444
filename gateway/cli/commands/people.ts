import { z } from 'zod';
import { COMPANY_ROLES } from '#contract/permissions.js';
import { PersonAnswer, PersonDetailsAnswer, PersonWithPasswordAnswer, RemovedPersonAnswer } from '../answers/person.js';
import { command } from '../command.js';
import { everyNode } from '../every-node.js';
import { ChangePersonRoleDocument } from '../operations/change-person-role.generated.js';
import { DeactivatePersonDocument } from '../operations/deactivate-person.generated.js';
import { ListPeopleDocument } from '../operations/list-people.generated.js';
import type { PersonViewFragment } from '../operations/person-view.generated.js';
import { ReactivatePersonDocument } from '../operations/reactivate-person.generated.js';
import { RemovePersonDocument } from '../operations/remove-person.generated.js';
import { ResetPasswordDocument } from '../operations/reset-password.generated.js';
import { ShowPersonDocument } from '../operations/show-person.generated.js';
import type { Session } from '../session.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';
import { MODULE_ROLE, moduleRoles } from './module-roles.js';
import { personRow, withPassword } from './person-row.js';

const NAMED = 'ID|EMAIL';

const everyone = ({ ask }: Session): Promise<PersonViewFragment[]> => everyNode(async (after) => (await ask(ListPeopleDocument, { after })).people);

/** The id of a person who is named by it or by their e-mail address; a name that nobody has is left to the graph to refuse. */
async function idOf(session: Session, named: string): Promise<string> {
  if (!named.includes('@')) return named;
  const people = await everyone(session);
  return people.find(({ email }) => email === named.trim().toLowerCase())?.id ?? named;
}

/** Lists the people of a company. */
export const listPeople = command({
  words: 'person list',
  help: 'List the people of the company and what they may do.',
  options: {},
  answers: z.array(PersonAnswer),
  run: everyone,
  shown: (people) => people.map(personRow),
});

/** Shows a person. */
export const showPerson = command({
  words: 'person show', subject: NAMED,
  help: 'Show a person and their permissions.',
  options: {},
  answers: PersonDetailsAnswer,
  run: async (session, { subject }) => (await session.ask(ShowPersonDocument, { id: await idOf(session, subject) })).person,
  shown: (person) => ({ ...personRow(person), permissions: person.permissions, added: person.createdAt }),
});

/** Suspends the access of a person. */
export const deactivatePerson = command({
  words: 'person deactivate', subject: NAMED,
  help: 'Suspend a person\'s access; their tokens are refused at once, and kept.',
  options: {},
  answers: PersonAnswer,
  run: async (session, { subject }) => (await session.ask(DeactivatePersonDocument, { id: await idOf(session, subject) })).deactivatePerson,
  shown: personRow,
});

/** Gives a deactivated person their access back. */
export const reactivatePerson = command({
  words: 'person reactivate', subject: NAMED,
  help: 'Give a deactivated person their access back, with their roles and tokens.',
  options: {},
  answers: PersonAnswer,
  run: async (session, { subject }) => (await session.ask(ReactivatePersonDocument, { id: await idOf(session, subject) })).reactivatePerson,
  shown: personRow,
});

/** Replaces the password of a person. */
export const resetPassword = command({
  words: 'person reset-password', subject: NAMED,
  help: 'Replace a person\'s password by a one-time password, which is shown once.',
  options: {},
  answers: PersonWithPasswordAnswer,
  run: async (session, { subject }) => {
    const id = await idOf(session, subject);
    const { resetPassword: { person, oneTimePassword } } = await session.ask(ResetPasswordDocument, { id });
    return { ...person, oneTimePassword };
  },
  shown: withPassword,
});

/** Changes what a person may do. */
export const changePersonRole = command({
  words: 'person role', subject: NAMED,
  help: 'Change what a person may do, from their next call on.',
  options: {
    role: { value: 'ROLE', help: 'What they are to be in the company.', choices: COMPANY_ROLES },
    'module-role': { ...MODULE_ROLE, help: `${MODULE_ROLE.help} Modules not named stay.` },
    'disabled-sections': { value: 'LIST', help: 'Sections of the product to hide from them, as in commerce.returns,catalog.imports; none to hide none.' },
  },
  answers: PersonAnswer,
  run: async (session, { subject, options: { role, 'module-role': modules, 'disabled-sections': sections } }) => {
    if (role === undefined && modules === undefined && sections === undefined) throw new WrongUsage('--role, --module-role or --disabled-sections is missing');
    const chosen = COMPANY_ROLES.find((known) => known === role);
    const input = { id: await idOf(session, subject), ...(chosen && { role: chosen }), ...(modules !== undefined && { moduleRoles: moduleRoles(modules) }), ...(sections !== undefined && { disabledSections: sections === 'none' ? [] : commaSeparated(sections) }) };
    return (await session.ask(ChangePersonRoleDocument, { input })).changePersonRole;
  },
  shown: personRow,
});

/** Removes a person with their tokens. */
export const removePerson = command({
  words: 'person remove', subject: NAMED,
  help: 'Remove a person from the company; their tokens end at once.',
  options: {},
  answers: RemovedPersonAnswer,
  run: async (session, { subject }) => (await session.ask(RemovePersonDocument, { id: await idOf(session, subject) })).removePerson,
  shown: ({ email }) => `${email} is removed`,
});
