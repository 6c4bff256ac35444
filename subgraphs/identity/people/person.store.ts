import type { CompanyRole, ModuleRoles } from '#contract/permissions.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { findReadable, readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { ACCOUNT_OF_PERSON } from '../accounts/account.table.js';
import { EDITOR_EVERYWHERE, MANAGER_EVERYWHERE, NONE_EVERYWHERE } from './module-roles.js';
import type { Person } from './person.js';
import { PERSON, PERSON_ROW, type PersonRow } from './person.table.js';

/** The columns of a person, of tables called `p` and `a` in the query. */
export const PERSON_COLUMNS = `${PERSON_ROW.of('p')}, ${ACCOUNT_OF_PERSON.of('a')}`;

/** People and their accounts. */
export const PEOPLE = 'person p JOIN account a ON a.id = p.account_id';

/** How many people a company has. */
export async function countPeople(reader: Reader, companyId: number): Promise<number> {
  const [row] = await reader.query<{ total: number }>('SELECT COUNT(*) AS total FROM person WHERE company_id = ?', [companyId]);
  return row?.total ?? 0;
}

/** A page of a company's people. */
export const pageOfPeople = (reader: Reader, companyId: number, keys: Keyset): Promise<Person[]> =>
  findReadable<PersonRow, Person>(reader, {
    ...personMapping(companyId), limit: keys.limit, mapper: () => Promise.resolve(toPerson),
    find: (most) => reader.query<PersonRow>(`SELECT ${PERSON_COLUMNS} FROM ${PEOPLE} WHERE p.company_id = ?${keys.where} ORDER BY ${keys.orderBy} ${atMost(most)}`, [companyId, ...keys.parameters]),
  });

/** People of a company by id, in no particular order. */
export async function peopleByIds(reader: Reader, companyId: number, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await reader.query<PersonRow>(`SELECT ${PERSON_COLUMNS} FROM ${PEOPLE} WHERE p.company_id = ? AND p.id IN (${places(ids.length)})`, [companyId, ...ids]);
  return readableRows(reader, rows, personMapping(companyId));
}

/** The people of a company that some accounts are in it, in no particular order. */
export async function peopleOfAccounts(reader: Reader, companyId: number, accountIds: readonly string[]): Promise<Person[]> {
  if (accountIds.length === 0) return [];
  const rows = await reader.query<PersonRow>(`SELECT ${PERSON_COLUMNS} FROM ${PEOPLE} WHERE p.company_id = ? AND p.account_id IN (${places(accountIds.length)})`, [companyId, ...accountIds]);
  return readableRows(reader, rows, personMapping(companyId));
}

/** The people with an e-mail address, one in each of their companies. */
export async function peopleByEmail(reader: Reader, email: string): Promise<Person[]> {
  const rows = await reader.query<PersonRow>(`SELECT ${PERSON_COLUMNS} FROM ${PEOPLE} WHERE a.email = ? ORDER BY p.company_id`, [email]);
  return rows.flatMap((row) => readableRow(reader, row, personMapping(row.company_id)) ?? []);
}

/** Who an account is in each of its companies. */
export async function personIdsOf(reader: Reader, accountId: string): Promise<readonly Pick<Person, 'companyId' | 'id'>[]> {
  const rows = await reader.query<Pick<PersonRow, 'company_id' | 'id'>>('SELECT company_id, id FROM person WHERE account_id = ? ORDER BY company_id', [accountId]);
  return rows.map(({ company_id: companyId, id }) => ({ companyId, id }));
}

/** Whether a company has an active owner besides one person. */
export async function hasOwnerBesides(reader: Reader, companyId: number, id: string): Promise<boolean> {
  const rows = await reader.query(`SELECT p.id FROM person p WHERE p.company_id = ? AND p.role = 'OWNER' AND p.deactivated_at IS NULL AND p.id <> ? ${atMost(1)}`, [companyId, id]);
  return rows.length > 0;
}

/** Store a new person of an account. */
export const insertPerson = (transaction: Transaction, person: Person): Promise<void> =>
  transaction.insert(PERSON, [{
    company_id: person.companyId, id: person.id, account_id: person.accountId, role: person.role, module_roles: storedModuleRoles(person),
    is_internal: Number(person.isInternal), created_at: person.createdAt, deactivated_at: person.deactivatedAt, disabled_sections: storedSections(person),
  }]);

/** Store the changed roles of a person. */
export const updateRole = (transaction: Transaction, person: Person): Promise<number> =>
  transaction.execute('UPDATE person SET role = ?, module_roles = ?, disabled_sections = ? WHERE company_id = ? AND id = ?',
    [person.role, storedModuleRoles(person), storedSections(person), person.companyId, person.id]);

/** Store whether a person is deactivated. */
export const updateDeactivation = (transaction: Transaction, { companyId, id, deactivatedAt }: Person): Promise<number> =>
  transaction.execute('UPDATE person SET deactivated_at = ? WHERE company_id = ? AND id = ?', [deactivatedAt, companyId, id]);

/** Remove a person. */
export const deletePerson = (transaction: Transaction, { companyId, id }: Person): Promise<number> =>
  transaction.execute('DELETE FROM person WHERE company_id = ? AND id = ?', [companyId, id]);

/** The module roles of a member as they are stored; null for owners and admins. */
export const storedModuleRoles = ({ role, moduleRoles }: Pick<Person, 'role' | 'moduleRoles'>): string | null => (role === 'MEMBER' ? JSON.stringify(moduleRoles) : null);

const storedSections = ({ disabledSections }: Person): string | null => (disabledSections.length === 0 ? null : JSON.stringify(disabledSections));

/** Mapping of rows to people. */
export const personMapping = <Row extends PersonRow>(companyId: number): Mapping<Row, Person> => ({
  companyId, map: toPerson, nameOf: ({ id }) => ({ table: 'person', id, name: `Person ${id}` }),
});

function toPerson({ company_id: companyId, id, account_id: accountId, email, name, role: wasRole, module_roles: modules, is_internal: internal, ...row }: PersonRow, stored: Stored): Person {
  const role: CompanyRole = wasRole === 'STAFF' ? 'MEMBER' : wasRole;
  const moduleRoles = role === 'MEMBER' ? readModuleRoles(modules, stored) : MANAGER_EVERYWHERE;
  const { created_at: createdAt, deactivated_at: deactivatedAt, password_expires_at: oneTimePasswordExpiresAt } = row;
  const disabledSections = row.disabled_sections === null ? [] : stored.list(row.disabled_sections, 'disabled_sections');
  return { companyId, id, accountId, email, name, role, moduleRoles, disabledSections, isInternal: internal === 1, createdAt, deactivatedAt, oneTimePasswordExpiresAt };
}

/** A member has no role in a module that was introduced after the row was written. */
export const readModuleRoles = (modules: string | null, stored: Stored): ModuleRoles =>
  (modules === null ? EDITOR_EVERYWHERE : { ...NONE_EVERYWHERE, ...stored.texts(modules, 'module_roles') as Partial<ModuleRoles> });
