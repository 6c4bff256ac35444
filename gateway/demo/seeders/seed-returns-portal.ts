import { asSystem, type Deployment } from '../deployment.js';
import { SaveDemoReturnsPortalDocument } from '../operations/save-demo-returns-portal.generated.js';

/** The last part of the address of the demo company's returns portal. */
export const RETURNS_SLUG = 'portico-demo';

/** The days of the window of a country; of others {@link USUAL_DAYS}. */
export const WINDOW_DAYS: Readonly<Partial<Record<string, number>>> = { IT: 60, DE: 45, FR: 14 };

/** The days of the window of other countries. */
export const USUAL_DAYS = 30;

/** Open the returns portal, with windows for three countries, fees and what is not taken back; answers its slug. */
export async function seedReturnsPortal({ call, companyId }: Deployment): Promise<string> {
  await call(SaveDemoReturnsPortalDocument, {
    portal: { slug: RETURNS_SLUG, enabled: true },
    policy: {
      windowDays: USUAL_DAYS, windows: Object.entries(WINDOW_DAYS).map(([countryCode, days = USUAL_DAYS]) => ({ countryCodes: [countryCode], days })),
      fee: '4.90', fees: [{ method: 'IN_STORE', fee: '0' }, { reasonCode: 'damaged', fee: '0' }, { reasonCode: 'wrong_item', fee: '0' }],
      finalSale: { tags: ['final-sale'], discountPercent: 60 }, limit: { returns: 20, periodDays: 365 }, refundsShipping: true,
    },
  }, asSystem(companyId));
  return RETURNS_SLUG;
}
