import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from '../people/access.js';
import { checkBrand, type Brand, type BrandChoice } from './brand.js';
import { brandsByCompany, writeBrand } from './brand.store.js';

/** Set how the company shows itself on its customers' pages; needs company.manage. Answers the whole brand. */
export function saveBrand(context: IdentityContext, choice: BrandChoice): Promise<Brand> {
  const { principal, identity: { database } } = context;
  const companyId = companyToManage(principal);
  checkBrand(choice);
  return database.inTransaction(async (transaction) => {
    const before = (await brandsByCompany(transaction, [companyId])).get(companyId);
    if (!before) throw new Failure('NOT_FOUND', 'This company does not exist');
    const after = { ...before, ...Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined)) };
    await writeBrand(transaction, companyId, after);
    transaction.recordChange({ kind: 'company', id: String(companyId), before, after });
    return after;
  });
}
