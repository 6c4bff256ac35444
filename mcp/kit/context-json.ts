import { z } from 'zod';
import type { HostName } from '#kernel/config.js';
import { MODULES } from '#contract/permissions.js';
import type { AssistantUser } from './assistant-user.js';
import { TOOL_MODULES } from './find-tools.js';

const ModuleJson = z.object({
  slug: z.enum(MODULES), name: z.string(), role: z.string(), api_base_url: z.string().nullable().describe('Where its tools are; null where it has none.'),
  connector_enabled: z.boolean().describe('false: the company switched it off for AI clients, or it has no tools: do not call it.'),
});

/** Who calls, and in which companies (document 3, M AI tools). */
export const ContextJson = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), language: z.string(), is_internal: z.boolean() }),
  companies: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), is_internal: z.boolean(), is_demo: z.boolean(), disabled_sections: z.array(z.string()), modules: z.array(ModuleJson) })),
  active_company_id: z.int().nullable(),
  active_company_source: z.enum(['claim', 'only', 'preference', 'default']).nullable(),
}).meta({ id: 'Context' });

type Urls = Readonly<Partial<Record<HostName, string>>>;
type Source = z.output<typeof ContextJson>['active_company_source'];

const SOURCES = { CLAIM: 'claim', ONLY: 'only', PREFERENCE: 'preference', DEFAULT: 'default' } as const satisfies Record<NonNullable<AssistantUser['activeCompanySource']>, Source>;

const hasTools = (slug: string): boolean => TOOL_MODULES.some((module) => module === slug);

/** A person with their companies, as programs read them. */
export const contextJson = ({ id, name, email, language, isInternal, companies, activeCompanyId, activeCompanySource }: AssistantUser, urls: Urls): z.output<typeof ContextJson> => ({
  user: { id, name, email, language, is_internal: isInternal },
  companies: companies.map((company) => ({
    id: company.id, slug: company.slug, name: company.name, is_internal: company.isInternal, is_demo: company.isDemo, disabled_sections: [...company.disabledSections],
    modules: company.modules.flatMap((module) => moduleJson(module, urls)),
  })),
  active_company_id: activeCompanyId,
  active_company_source: activeCompanySource === null ? null : SOURCES[activeCompanySource],
});

function moduleJson({ slug, name, role, isConnectorEnabled }: AssistantUser['companies'][number]['modules'][number], urls: Urls): z.output<typeof ModuleJson>[] {
  const known = MODULES.find((module) => module === slug);
  return known ? [{ slug: known, name, role: role.toLowerCase(), api_base_url: hasTools(slug) ? urls[known] ?? null : null, connector_enabled: isConnectorEnabled && hasTools(slug) }] : [];
}
