import { MODULES, permissionsOf, type CompanyRole, type Module, type ModuleRole, type Permission } from '#contract/permissions.js';
import type { Language } from '#contract/languages.js';
import { requireScope } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { membershipsOf, type Membership } from '../people/membership.store.js';
import type { Account } from './account.js';
import { accountById } from './account.store.js';

/** A module in which somebody has a role. */
export interface AccountModule {
  readonly slug: Module;
  readonly name: string;
  readonly role: ModuleRole;
}

/** A company in which somebody is active. */
export interface AccountCompany {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The person that the account is in this company. */
  readonly personId: string;
  readonly role: CompanyRole;
  /** Those in which they have a role; owners and admins are managers of each. */
  readonly modules: readonly AccountModule[];
  readonly permissions: readonly Permission[];
  readonly disabledSections: readonly string[];
  readonly isInternal: boolean;
  readonly isDemo: boolean;
  /** The IANA name of the time zone in which the company works. */
  readonly timeZone: string;
  /** The modules that the company switched off for AI clients. */
  readonly modulesOff: readonly Module[];
}

/** An account with its companies, as the identity provider answers them. */
export interface AccountProfile {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: Language | null;
  readonly picture: string | null;
  readonly emailVerified: boolean;
  readonly companies: readonly AccountCompany[];
  /** The company they chose last; null where they never chose, or are no more active in it. */
  readonly chosenCompanyId: number | null;
  /** The same, else their first; null without any. */
  readonly activeCompanyId: number | null;
}

const MODULE_NAMES = { brain: 'Brain', catalog: 'Catalog', commerce: 'Commerce', intelligence: 'Intelligence' } as const satisfies Record<Module, string>;

/** An account by its id; null for an unknown one. For the platform's own tools. */
export async function readAccountProfile({ principal, identity: { database } }: IdentityContext, id: string): Promise<AccountProfile | null> {
  requireScope(principal, 'system');
  const account = await accountById(database, id);
  return account ? profileOf(database, account) : null;
}

/** An account with the companies in which it is active. */
export const profileOf = async (reader: Reader, account: Account): Promise<AccountProfile> => toProfile(account, await membershipsOf(reader, account.id));

/** The same of its memberships. */
export function toProfile({ id, email, name, locale, pictureUrl, emailVerifiedAt, activeCompanyId }: Account, memberships: readonly Membership[]): AccountProfile {
  const companies = memberships.filter(({ person }) => person.deactivatedAt === null).map(toCompany);
  const chosen = companies.find((company) => company.id === activeCompanyId);
  return { id, email, name, locale, picture: pictureUrl, emailVerified: emailVerifiedAt !== null, companies, chosenCompanyId: chosen?.id ?? null, activeCompanyId: (chosen ?? companies[0])?.id ?? null };
}

const toCompany = ({ company: { id, slug, name, timeZone, isDemo, modulesOff }, person: { id: personId, role, moduleRoles, disabledSections, isInternal } }: Membership): AccountCompany => ({
  id, slug, name, personId, role, disabledSections, isInternal, isDemo, timeZone, modulesOff, permissions: permissionsOf(role, moduleRoles),
  modules: MODULES.flatMap((module) => (moduleRoles[module] === 'NONE' ? [] : [{ slug: module, name: MODULE_NAMES[module], role: moduleRoles[module] }])),
});
