import type { Language } from '#contract/languages.js';
import { moduleOfPermission, type Permission } from '#contract/permissions.js';
import type { AccountCompany, AccountModule, AccountProfile } from '../accounts/account-profile.js';
import type { LivingToken } from '../oauth/read-access-token.js';

/** How the active company was chosen (document 3, Company selection): it was asked for, it is the only one, it was chosen before, or it is the first. */
export type ActiveCompanySource = 'CLAIM' | 'ONLY' | 'PREFERENCE' | 'DEFAULT';

/** A module in which a person has a role. */
export interface AssistantModule extends AccountModule {
  /** Whether the company lets AI clients into it. */
  readonly isConnectorEnabled: boolean;
}

/** A company of a person, as their AI clients see it. */
export interface AssistantCompany extends Pick<AccountCompany, 'id' | 'slug' | 'name' | 'isInternal' | 'isDemo' | 'disabledSections' | 'timeZone'> {
  /** The person they are in it. */
  readonly userId: string;
  /** Without those of the modules that the company switched off for AI clients. */
  readonly permissions: readonly Permission[];
  readonly modules: readonly AssistantModule[];
}

/** Who an AI client speaks for. */
export interface AssistantUser {
  /** The account. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  /** Works for the operator of the platform. */
  readonly isInternal: boolean;
  readonly clientId: string;
  readonly clientName: string;
  readonly companies: readonly AssistantCompany[];
  readonly activeCompanyId: number | null;
  readonly activeCompanySource: ActiveCompanySource | null;
}

type Speaking = Pick<LivingToken, 'clientId' | 'clientName' | 'profile'>;

/** Who an AI client speaks for, in the company it asks for where the person is in it. */
export function toAssistantUser({ clientId, clientName, profile }: Speaking, asked: number | null | undefined): AssistantUser {
  const { id, name, email, locale, companies } = profile;
  return {
    id, name, email, language: locale ?? 'en', isInternal: companies.some((company) => company.isInternal), clientId, clientName,
    companies: companies.map(toCompany), ...activeCompany(profile, asked),
  };
}

const toCompany = ({ id, slug, name, isInternal, isDemo, disabledSections, timeZone, personId, permissions, modules, modulesOff }: AccountCompany): AssistantCompany => ({
  id, slug, name, isInternal, isDemo, disabledSections, timeZone, userId: personId, permissions: permissions.filter((permission) => !modulesOff.some((module) => module === moduleOfPermission(permission))),
  modules: modules.map((module) => ({ ...module, isConnectorEnabled: !modulesOff.includes(module.slug) })),
});

function activeCompany({ companies, activeCompanyId, chosenCompanyId }: AccountProfile, asked: number | null | undefined): Pick<AssistantUser, 'activeCompanyId' | 'activeCompanySource'> {
  const claimed = companies.find(({ id }) => id === asked);
  if (claimed) return { activeCompanyId: claimed.id, activeCompanySource: 'CLAIM' };
  if (activeCompanyId === null) return { activeCompanyId, activeCompanySource: null };
  if (companies.length === 1) return { activeCompanyId, activeCompanySource: 'ONLY' };
  return { activeCompanyId, activeCompanySource: chosenCompanyId === null ? 'DEFAULT' : 'PREFERENCE' };
}
