import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { dayIn } from '#contract/shopper-zone.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findLocation } from '../inventory/location.store.js';
import type { Location } from '../inventory/location.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Manifest } from './manifest.js';
import { manifestPdf } from './manifest-page.js';
import { findLastManifest, findManifestParcels, findOpenShipments, insertManifest } from './manifest.store.js';

/** Which day's manifest. */
export interface CloseManifest {
  /** Code or name of the carrier; all of them unless given. */
  readonly carrier?: string | null | undefined;
  /** The day in the warehouse's time zone; today unless given. */
  readonly day?: string | null | undefined;
}

/** A manifest with its PDF. */
export interface PrintedManifest extends Manifest {
  readonly content: Buffer;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The calling warehouse closes the manifest of a day's shipments that are in no manifest yet. Without new shipments the last one
 * is answered unchanged.
 */
export async function closeManifest(deps: OrdersDeps, context: CallContext, { carrier = null, day }: CloseManifest): Promise<PrintedManifest> {
  const { principal } = context;
  requireScope(principal, 'fulfillment:write');
  if (day != null && (!DAY.test(day) || Number.isNaN(Date.parse(day)))) throw new Failure('BAD_INPUT', 'The day is not valid', { day: ['must be a date such as 2026-11-21'] });
  const location = await findLocation(deps.database, principal.companyId, requireWarehouse(principal));
  if (!location) throw new Failure('NOT_FOUND', 'This connection has no location');
  const wanted = { location, carrier, day: day ?? dayIn(location.timeZone, instant(deps.clock)) };
  const manifest = await deps.database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock: deps.clock, name: 'closeManifest' }, () => close(deps, transaction, { context, ...wanted })));
  return { ...manifest, content: await manifestPdf({ manifest, location, parcels: await findManifestParcels(deps.database, principal.companyId, manifest.id) }) };
}

interface Closing {
  readonly context: CallContext;
  readonly location: Location;
  readonly carrier: string | null;
  readonly day: string;
}

async function close({ ids, clock, outbox }: OrdersDeps, transaction: Transaction, { context, location, carrier, day }: Closing): Promise<Manifest> {
  const { companyId } = context.principal;
  const locationId = location.id;
  await transaction.takeChangeSequence(companyId); // serializes manifests: a shipment is in one only
  const shipmentIds = await findOpenShipments(transaction, companyId, { locationId, timeZone: location.timeZone, day, carrier });
  if (shipmentIds.length === 0) {
    const last = await findLastManifest(transaction, companyId, { locationId, day, carrier });
    if (!last) throw new Failure('INVALID_STATE', `Nothing left on ${day} that is in no manifest yet`);
    return last;
  }
  const number = await drawNumbers(transaction, { companyId, series: 'manifest' });
  const manifest: Manifest = { id: ids.next(), number, carrier, day, closedAt: instant(clock), shipments: shipmentIds.length };
  await insertManifest(transaction, companyId, { manifest, locationId, shipmentIds });
  await outbox.append(transaction, companyId, [{ type: 'manifest.closed', subject: manifest.id, cause: context, payload: { manifestId: manifest.id, number, locationId, day, carrier, shipments: shipmentIds.length } }]);
  return manifest;
}
