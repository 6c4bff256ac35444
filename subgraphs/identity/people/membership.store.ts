import type { Module } from '#contract/permissions.js';
import type { Reader } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { modulesIn } from '../assistants/modules-off.js';
import type { Company } from '../companies/company.js';
import type { Person } from './person.js';
import { PEOPLE, PERSON_COLUMNS, personMapping } from './person.store.js';
import type { PersonRow } from './person.table.js';

/** A company as its people's AI clients see it. */
export interface CompanyOfMember extends Omit<Company, 'aheadMilliseconds'> {
  readonly isDemo: boolean;
  /** The modules that it switched off for AI clients. */
  readonly modulesOff: readonly Module[];
}

/** A company of an account, and who the account is in it. */
export interface Membership {
  readonly company: CompanyOfMember;
  readonly person: Person;
}

/** A row of {@link MEMBERSHIP_COLUMNS}. */
export interface MembershipRow extends PersonRow {
  readonly company_name: string;
  readonly company_slug: string;
  readonly is_demo: number;
  readonly is_sandbox: number;
  readonly assistant_modules_off: string;
  readonly company_time_zone: string;
}

/** The columns of a membership, of tables called `p`, `a` and `c` in the query. */
export const MEMBERSHIP_COLUMNS = `${PERSON_COLUMNS}, c.name AS company_name, c.slug AS company_slug, c.is_demo, c.is_sandbox, c.assistant_modules_off, c.time_zone AS company_time_zone`;

/** The companies of an account, by number; in some it may be deactivated. */
export async function membershipsOf(reader: Reader, accountId: string): Promise<Membership[]> {
  return toMemberships(reader, await reader.query<MembershipRow>(`SELECT ${MEMBERSHIP_COLUMNS} FROM ${PEOPLE} JOIN company c ON c.id = p.company_id WHERE p.account_id = ? ORDER BY p.company_id`, [accountId]));
}

/** The memberships of rows, without those that cannot be read. */
export const toMemberships = (reader: Reader, rows: readonly MembershipRow[]): Membership[] =>
  rows.flatMap((row) => readableRows(reader, [row], personMapping<MembershipRow>(row.company_id))
    .map((person) => ({ person, company: companyOf(row) })));

const companyOf = (row: MembershipRow): CompanyOfMember =>
  ({ id: row.company_id, name: row.company_name, slug: row.company_slug, timeZone: row.company_time_zone, isDemo: row.is_demo === 1, sandbox: row.is_sandbox === 1, modulesOff: modulesIn(row.assistant_modules_off) });
