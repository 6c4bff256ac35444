import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { IdentityContext } from '../identity-deps.js';
import { DEFAULT_TIME_ZONE, validName, type Company } from './company.js';
import { freeSlug, slugOf } from './company-slug.js';
import { insertCompany, slugsLike } from './company.store.js';

/** The counter of company numbers belongs to the platform, not to a company. */
const COMPANIES = { companyId: 0, series: 'company' };

interface CompanyToCreate {
  readonly name: string;
  /** The demo's own. */
  readonly isDemo?: boolean | null | undefined;
  readonly sandbox?: boolean | null | undefined;
}

/** Create a company; for the platform's own tools. */
export async function createCompany({ principal, identity }: IdentityContext, input: CompanyToCreate): Promise<Company> {
  requireScope(principal, 'system');
  const name = validName(input.name);
  return identity.database.inTransaction(async (transaction) => {
    const id = await drawNumbers(transaction, COMPANIES);
    const company = { id, name, slug: freeSlug({ id, name }, await slugsLike(transaction, slugOf(name))), timeZone: DEFAULT_TIME_ZONE, sandbox: input.sandbox ?? false };
    await insertCompany(transaction, { ...company, createdAt: instant(identity.clock), isDemo: input.isDemo ?? false });
    transaction.recordChange({ kind: 'company', id: String(id), companyId: id, before: null, after: company });
    return { ...company, aheadMilliseconds: 0 };
  });
}
