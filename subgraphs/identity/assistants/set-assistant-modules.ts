import { Failure } from '#contract/failure.js';
import { MODULES, type Module } from '#contract/permissions.js';
import type { Company } from '../companies/company.js';
import { companiesByIds } from '../companies/company.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from '../people/access.js';
import { modulesOffByCompany, writeModulesOff } from './assistant-modules.store.js';

/** A company with the modules that it switched off for AI clients. */
export interface CompanyWithModulesOff extends Company {
  readonly assistantModulesOff: readonly Module[];
}

/** Set which modules are switched off for AI clients, in place of those before; needs company.manage. It counts from the next call of a client on. Answers the company. */
export function setAssistantModules({ principal, identity: { database } }: IdentityContext, { modulesOff }: { readonly modulesOff: readonly string[] }): Promise<CompanyWithModulesOff> {
  const companyId = companyToManage(principal);
  const after = validModules(modulesOff);
  return database.inTransaction(async (transaction) => {
    const [company] = await companiesByIds(transaction, [companyId]);
    if (!company) throw new Failure('NOT_FOUND', 'This company does not exist');
    const before = (await modulesOffByCompany(transaction, [companyId])).get(companyId) ?? [];
    await writeModulesOff(transaction, companyId, after);
    transaction.recordChange({ kind: 'company', id: String(companyId), before: { assistantModulesOff: before }, after: { assistantModulesOff: after } });
    return { ...company, assistantModulesOff: after };
  });
}

/** Modules by their names, each once and in the usual order; throws BAD_INPUT for what is no module. */
function validModules(names: readonly string[]): readonly Module[] {
  if (!names.every((name) => MODULES.some((module) => module === name))) throw new Failure('BAD_INPUT', 'This is no module', { modulesOff: [`must be among ${MODULES.join(', ')}`] });
  return MODULES.filter((module) => names.includes(module));
}
