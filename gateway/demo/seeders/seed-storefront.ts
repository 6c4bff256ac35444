import { instant } from '#kernel/clock.js';
import type { ProductInput } from '../data/inputs.js';
import { midnight } from '../data/placed-times.js';
import { demoVisits } from '../data/visits.js';
import { asSystem, SEED, type Deployment } from '../deployment.js';
import { CollectDemoEventsDocument } from '../operations/collect-demo-events.generated.js';
import { ReadDemoConnectionsDocument } from '../operations/read-demo-connections.generated.js';

interface Visits {
  readonly count: number;
  /** How many customers the company has, some of whom sign in. */
  readonly customers: number;
  readonly range: readonly ProductInput[];
}

/** A month of visits of the storefront, as its pages would have reported them; each event once, also when the seed begins again. */
export async function seedStorefront(deployment: Deployment, { count, customers, range }: Visits): Promise<void> {
  const { call, companyId, callers, clock, progress } = deployment;
  const { connections: { nodes } } = await call(ReadDemoConnectionsDocument, {}, asSystem(companyId));
  const caller = callers.find(({ collector }) => collector !== undefined);
  const installation = nodes.find(({ name }) => name === caller?.label);
  if (!installation || range.length === 0) return;
  const domains = caller?.collector?.settings.domains ?? [];
  const visits = demoVisits({ seed: SEED, count, until: midnight(instant(clock)), range, customers });
  for (const { visitorId, session, locale, customerId, endedAt, events } of visits) {
    await call(CollectDemoEventsDocument, { input: {
      installationId: installation.id, timeZone: 'Europe/Rome', domains, isTest: false, isWebPixel: false, session, customerId, receivedAt: endedAt, events,
      visitor: { id: visitorId, consent: 'GRANTED', purposes: ['analytics', ...(customerId === undefined ? [] : ['personalisation'])], consentSource: 'manual', locale, channel: 'online-store' },
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    } }, asSystem(companyId));
  }
  progress(`Demo company: ${String(visits.length)} visits of the storefront`);
}
