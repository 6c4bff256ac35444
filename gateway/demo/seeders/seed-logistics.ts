import { asSystem, type Deployment } from '../deployment.js';
import { CALENDARS, SERVICE_POLICIES, TRANSIT_TIMES } from '../data/logistics.js';
import { SaveDemoCalendarDocument } from '../operations/save-demo-calendar.generated.js';
import { SaveDemoLogisticsDocument } from '../operations/save-demo-logistics.generated.js';

/** Save when the locations work, how long the carriers take, and what is added for some orders; idempotently. */
export async function seedLogistics({ call, companyId }: Deployment): Promise<void> {
  for (const [location, calendar] of Object.entries(CALENDARS)) await call(SaveDemoCalendarDocument, { input: { location, ...calendar } }, asSystem(companyId));
  await call(SaveDemoLogisticsDocument, { transitTimes: { transitTimes: TRANSIT_TIMES }, policies: { policies: SERVICE_POLICIES } }, asSystem(companyId));
}
