import { requireScope } from '#contract/principal.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Company } from './company.js';
import { companiesAfter } from './company.store.js';

/** Which companies are listed. */
export interface CompaniesListed {
  readonly first: number;
  /** The number of the last one before. */
  readonly after?: number | null | undefined;
}

/** Every company, by number. For the worker. */
export function listCompanies({ principal, identity: { database } }: IdentityContext, { first, after }: CompaniesListed): Promise<Company[]> {
  requireScope(principal, 'system');
  return companiesAfter(database, { id: after ?? 0, limit: pageSize(first) });
}
