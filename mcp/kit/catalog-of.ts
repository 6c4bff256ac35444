import type { Language } from '#contract/languages.js';
import type { AssistantCompany } from './assistant-user.js';
import { ToolCatalogsDocument, type ToolCatalogsQuery } from './operations/tool-catalogs.generated.js';
import { companyRefused, Refused } from './refusal.js';
import { said } from './said.js';
import type { ToolRun } from './tool.js';

/** A catalog of a company. */
export type ToolCatalog = ToolCatalogsQuery['catalogs'][number];

/** The catalog that a call is for, by its id or slug, else the company's first; throws Refused where there is none, or none of that name. */
export async function catalogOf(asked: string | undefined, { call, context }: Pick<ToolRun, 'call' | 'context'>, { company, language }: { readonly company: AssistantCompany; readonly language: Language }): Promise<ToolCatalog> {
  const { catalogs } = await call(ToolCatalogsDocument, {}, context);
  const [first] = catalogs;
  if (!first) throw companyRefused('company_not_ready', language, company.name);
  const found = asked === undefined ? first : catalogs.find(({ id }) => String(id) === asked) ?? catalogs.find(({ slug }) => slug === asked);
  if (!found) throw new Refused({ code: 'company_forbidden', message: said(language, 'noSuchCatalog', { company: company.name }) });
  return found;
}
