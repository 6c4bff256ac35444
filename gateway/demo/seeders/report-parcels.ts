import type { Instant } from '#kernel/clock.js';
import type { ReportedEventInput } from '#contract/schema.generated.js';
import type { DemoCarrierConnection } from '../credentials.js';
import { DIALECTS, type Dialect } from '../data/carrier-dialects.js';
import { LOCATIONS } from '../data/locations.js';
import { languageOf, MARKETS, type Language } from '../data/markets.js';
import { parcelReports, type ParcelReport } from '../data/parcel-reports.js';
import { REPORT_WORDS } from '../data/report-words.js';
import { asSystem, SEED, type Deployment } from '../deployment.js';
import { ReadDemoParcelsDocument, type ReadDemoParcelsQuery } from '../operations/read-demo-parcels.generated.js';
import { ReportDemoParcelsDocument } from '../operations/report-demo-parcels.generated.js';

type Shipment = ReadDemoParcelsQuery['shipments']['nodes'][number];

/** What carriers reported of every parcel that left, through their connections; what was reported before is known and changes nothing. */
export async function reportParcels(deployment: Deployment, { until, connections }: { readonly until: Instant; readonly connections: readonly DemoCarrierConnection[] }): Promise<void> {
  const shipments = await shippedParcels(deployment);
  for (const connection of connections) {
    const events = shipments.filter(({ carrierCode }) => dialectOf(carrierCode) === connection.kind).map((shipment) => eventsOf(shipment, { until, connection }));
    for (const some of batches(events)) await report(deployment, connection, some);
  }
}

async function shippedParcels({ call, companyId }: Deployment): Promise<Shipment[]> {
  const found: Shipment[] = [];
  let [after, hasMore]: [string | null, boolean] = [null, true];
  while (hasMore) {
    const { shipments: { nodes, pageInfo } }: ReadDemoParcelsQuery = await call(ReadDemoParcelsDocument, { after }, asSystem(companyId));
    found.push(...nodes);
    [after, hasMore] = [pageInfo.endCursor ?? null, pageInfo.hasNextPage];
  }
  return found;
}

/** The local carrier of Italy has the generic format, that of Germany the express one; others report to the aggregator. */
const dialectOf = (carrierCode: string | null | undefined): Dialect => (carrierCode === MARKETS.IT.carrier ? 'generic' : carrierCode === MARKETS.DE.carrier ? 'express' : 'aggregator');

interface Reporting {
  readonly until: Instant;
  readonly connection: DemoCarrierConnection;
}

/** The events of a shipment, the oldest first: carriers report its parcels under the first of its numbers. */
const eventsOf = ({ carrierCode, trackingNumbers, shippedAt, location, order }: Shipment, { until, connection: { kind, timeZone } }: Reporting): ReportedEventInput[] => trackingNumbers.slice(0, 1).flatMap((trackingNumber) => {
  const from = LOCATIONS.find(({ code }) => code === location?.code)?.address;
  const to = order?.shippingAddress;
  return parcelReports(SEED, until, { trackingNumber, shippedAt }).map((one) => {
    const { city, countryCode } = (isAtOrigin(one) ? from : to) ?? {};
    return DIALECTS[kind]({ ...one, trackingNumber, courier: carrierCode ?? '', description: REPORT_WORDS[languageOfCarrier(carrierCode)][one.step], city: city ?? '', countryCode: countryCode ?? '', timeZone });
  });
});

const isAtOrigin = ({ step }: ParcelReport): boolean => step === 'announced' || step === 'collected' || step === 'hub';

const languageOfCarrier = (carrierCode: string | null | undefined): Language => languageOf(Object.values(MARKETS).find(({ carrier }) => carrier === carrierCode)?.tongue ?? 'en');

const MOST_PARCELS = 100;

const batches = (events: readonly ReportedEventInput[][]): ReportedEventInput[][] =>
  Array.from({ length: Math.ceil(events.length / MOST_PARCELS) }, (_, index) => events.slice(index * MOST_PARCELS, (index + 1) * MOST_PARCELS).flat()).filter((some) => some.length > 0);

function report({ call, companyId, callers }: Deployment, { id: connectionId, kind }: DemoCarrierConnection, events: readonly ReportedEventInput[]): Promise<unknown> {
  const { carrier } = callers.find((caller) => caller.carrier?.format?.toLowerCase() === kind) ?? {};
  return call(ReportDemoParcelsDocument, { input: { connectionId, statusMap: carrier?.statusMap?.map(({ code, status }) => ({ code, status })) ?? [], events: [...events] } }, asSystem(companyId));
}
