import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { findLocations } from '../inventory/location.store.js';

interface Receiving {
  /** The location the merchant chose. */
  readonly code: string | null | undefined;
  readonly fulfillmentOrders: readonly FulfillmentOrder[];
  /** The order lines that come back. */
  readonly lineIds: readonly string[];
}

/** The location of a return: the one with this code, else the one that shipped its goods, else the one they were assigned to. */
export async function receivingLocation(reader: Reader, companyId: number, { code, fulfillmentOrders, lineIds }: Receiving): Promise<string> {
  if (code != null) return locationWithCode(reader, companyId, code);
  const sharing = fulfillmentOrders.filter(({ lines }) => lines.some(({ lineId }) => lineIds.includes(lineId)));
  const shipping = sharing.filter(({ lines }) => lines.some(({ lineId, quantityShipped }) => lineIds.includes(lineId) && quantityShipped > 0));
  const fulfillmentOrder = shipping[0] ?? sharing[0];
  if (!fulfillmentOrder) throw new Failure('BAD_INPUT', 'The return has no warehouse', { locationCode: ['must be given: no location fulfilled these lines'] });
  return fulfillmentOrder.locationId;
}

async function locationWithCode(reader: Reader, companyId: number, code: string): Promise<string> {
  const location = (await findLocations(reader, companyId)).find((one) => one.code === code);
  if (!location) throw new Failure('BAD_INPUT', 'A location is not known', { locationCode: [`no location has the code ${code}`] });
  return location.id;
}
