import { isTimeZone } from '#kernel/time-zone.js';
import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from '../people/access.js';
import type { Company } from './company.js';
import { companiesByIds, writeTimeZone } from './company.store.js';

/** Set the time zone in which the company works; needs company.manage. Answers the company. */
export async function setCompanyTimeZone({ principal, identity: { database } }: IdentityContext, { timeZone }: { readonly timeZone: string }): Promise<Company> {
  const companyId = companyToManage(principal);
  if (!isTimeZone(timeZone)) throw new Failure('BAD_INPUT', 'This is no time zone', { timeZone: ['must be an IANA time zone such as Europe/Rome'] });
  return database.inTransaction(async (transaction) => {
    const [company] = await companiesByIds(transaction, [companyId]);
    if (!company) throw new Failure('NOT_FOUND', 'This company does not exist');
    await writeTimeZone(transaction, companyId, timeZone);
    transaction.recordChange({ kind: 'company', id: String(companyId), before: { timeZone: company.timeZone }, after: { timeZone } });
    return { ...company, timeZone };
  });
}
