import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext } from '#contract/principal.js';
import type { AssistantCaller } from './assistant-access.js';
import type { AssistantCompany } from './assistant-user.js';
import { catalogOf, type ToolCatalog } from './catalog-of.js';
import { companyRefused, Refused } from './refusal.js';
import { said } from './said.js';
import type { AskedModule, ToolCalling } from './tool-calling.js';

/** A module in a company, for its caller. */
export interface InCompany {
  readonly company: AssistantCompany;
  /** Of the catalog module. */
  readonly catalog: ToolCatalog | undefined;
  /** The caller as a person of the company, with what they may do there now. */
  readonly context: CallContext;
}

/** The company that a module is asked for in; throws Refused where none is named, or the person may not use the module there. */
export async function inCompany(asked: AskedModule, calling: ToolCalling): Promise<InCompany> {
  const { module, language } = asked;
  const { caller, call } = calling;
  const company = companyAsked(asked, caller);
  const context = contextIn(company, caller, calling.context);
  return { company, context, catalog: module === 'catalog' ? await catalogOf(asked.store, { call, context }, { company, language }) : undefined };
}

/** The company that a module is asked for in, of those of its caller; throws Refused where none is named, or the person may not use the module there. */
export function companyAsked({ module, companyId, language }: AskedModule, { user }: AssistantCaller): AssistantCompany {
  if (companyId === undefined) throw companyRefused('company_required', language);
  const company = user.companies.find(({ id }) => id === companyId);
  const role = company?.modules.find(({ slug }) => slug === module);
  if (!company || !role) throw companyRefused('company_forbidden', language);
  if (!role.isConnectorEnabled) throw new Refused({ code: 'company_forbidden', message: said(language, 'moduleOff', { module, company: company.name }) });
  return company;
}

function contextIn({ id: companyId, userId, permissions }: AssistantCompany, { user }: AssistantCaller, { requestId, via }: CallContext): CallContext {
  return {
    requestId, via: `${via} (${user.clientName})`,
    principal: { kind: 'staff', companyId, actor: user.email, userId, clientId: user.clientId, scopes: [], permissions: ALL_PERMISSIONS.filter((permission) => permissions.includes(permission)) },
  };
}
