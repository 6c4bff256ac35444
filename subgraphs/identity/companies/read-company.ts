import { Failure } from '#contract/failure.js';
import { companyToRead } from '../people/access.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Company } from './company.js';

/** The caller's own company. */
export async function readCompany({ principal, loaders }: IdentityContext): Promise<Company> {
  const company = await loaders.company(companyToRead(principal));
  if (!company) throw new Failure('NOT_FOUND', 'This company does not exist');
  return company;
}

/** The company another record refers to; null for a company that is not the caller's. People need company.read. */
export async function companyReference({ principal, loaders }: IdentityContext, id: number): Promise<Company | null> {
  if (principal.scopes.includes('system')) return loaders.company(id);
  if (principal.kind === 'staff') companyToRead(principal);
  return principal.companyId === id ? loaders.company(id) : null;
}
