import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import { companiesByIds } from '../companies/company.store.js';
import type { Identity } from '../identity-deps.js';
import { companyDay, type CompanyDay } from './company-day.js';

/** The day that it is where a company works; throws NOT_FOUND for a company that is no more. */
export async function readCompanyDay(reader: Reader, { clock }: Identity, companyId: number): Promise<CompanyDay> {
  const [company] = await companiesByIds(reader, [companyId]);
  if (!company) throw new Failure('NOT_FOUND', 'This company does not exist');
  return companyDay(instant(clock), company.timeZone);
}
