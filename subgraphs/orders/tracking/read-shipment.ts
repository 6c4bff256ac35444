import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Shipment } from '../shipping/shipment.js';
import { findShipment } from '../shipping/shipment.store.js';
import { findShipmentsOfNumbers } from './tracked-shipment.store.js';

/** A shipment by its id or a tracking number; of a number that a carrier used again, the one that left last. Needs commerce.read. */
export async function readShipment({ database }: OrdersDeps, { principal }: CallContext, reference: string): Promise<Shipment | undefined> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const named = reference.trim();
  const found = await findShipment(database, companyId, named);
  if (found) return found;
  const [numbered] = (await findShipmentsOfNumbers(database, companyId, [named])).get(named) ?? [];
  return numbered && findShipment(database, companyId, numbered.id);
}
