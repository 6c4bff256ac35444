import type { Language } from '#contract/languages.js';
import { moduleOfPermission, type Module, type Permission } from '#contract/permissions.js';
import type { AssistantUserQuery } from './operations/assistant-user.generated.js';

/** The person for whom an AI client acts, with their companies, read at every call. */
export type AssistantUser = NonNullable<AssistantUserQuery['assistantUser']>;

/** One of their companies. */
export type AssistantCompany = AssistantUser['companies'][number];

/** The language of an answer: the one asked for, else the person's. */
export const languageOf = (user: AssistantUser, asked: Language | undefined): Language => asked ?? user.language;

/** Whether a person may use a module of a company through an AI client. */
export const hasModule = ({ modules }: AssistantCompany, module: Module): boolean => modules.some(({ slug, isConnectorEnabled }) => slug === module && isConnectorEnabled);

const DEFAULT_TIME_ZONE = 'Europe/Rome';

/** The time zone of a company. */
export const timeZoneOf = (company: AssistantCompany | undefined): string => company?.timeZone ?? DEFAULT_TIME_ZONE;

/** Whether a person has a permission in a company. */
export const mayDo = ({ permissions }: AssistantCompany, permission: Permission): boolean => permissions.includes(permission);

/** The module of a permission where it is one that the company switched off for AI clients. */
export function switchedOff({ modules }: AssistantCompany, permission: Permission): Module | undefined {
  const module = moduleOfPermission(permission);
  return modules.some(({ slug, isConnectorEnabled }) => slug === module && !isConnectorEnabled) ? module : undefined;
}
