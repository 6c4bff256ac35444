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

/** The company another record refers to; null for a company that is not the caller's. */
export async function companyReference({ principal, loaders }: IdentityContext, id: number): Promise<Company | null> {
  const visible = principal.scopes.includes('system') || principal.companyId === id;
  return visible ? loaders.company(id) : null;
}
