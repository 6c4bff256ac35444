import { asSystem, type DemoDeps, type Deployment } from '../deployment.js';
import { CreateDemoCompanyDocument } from '../operations/create-demo-company.generated.js';
import { ReadDemoCompanyDocument } from '../operations/read-demo-company.generated.js';
import { SaveDemoBrandDocument } from '../operations/save-demo-brand.generated.js';
import { unlessRefused } from '../refused.js';

/** The demo company's name, which identifies it. */
export const COMPANY_NAME = 'Portico Demo';

const FIRST_COMPANY = 1;

/** The deployment's first company, if any; the demo company is this one or does not exist. */
export async function firstCompany({ call }: DemoDeps): Promise<{ readonly id: number; readonly name: string | null } | undefined> {
  const found = await unlessRefused(call(ReadDemoCompanyDocument, {}, asSystem(FIRST_COMPANY)), 'NOT_FOUND');
  return found?.company;
}

/** Create the demo company; returns its id. */
export async function seedCompany({ call }: DemoDeps): Promise<number> {
  const { createCompany } = await call(CreateDemoCompanyDocument, { input: { name: COMPANY_NAME, isDemo: true, sandbox: true } }, asSystem(0));
  return createCompany.id;
}

/** What the company's pages for customers look like; no address in it leads anywhere. */
export async function seedBrand({ call, companyId }: Deployment): Promise<void> {
  await call(SaveDemoBrandDocument, { input: { accentColor: '#0B6E4F', supportEmail: 'help@example.com' } }, asSystem(companyId));
}
