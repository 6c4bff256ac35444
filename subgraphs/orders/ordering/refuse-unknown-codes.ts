import type { Principal } from '#contract/principal.js';
import { unknownCode } from '#contract/unknown-code.js';
import type { Reader } from '#subgraph-kit/database.js';
import { facet } from '#subgraph-kit/search/facet.js';
import { checkLocationFilter } from '../inventory/require-location-code.js';
import { findCarriers } from '../shipping/carrier.store.js';
import type { OrderFilter } from './order-filter.js';
import { ofFacet } from './order-token.store.js';

/**
 * Refuse people a filter by the code of no location or carrier: nothing found would look like nothing there. A carrier that only orders name, because a sales channel
 * chose it, is known by these.
 */
export async function refuseUnknownCodes(reader: Reader, principal: Principal, { locationCode, carrierCode: code }: Pick<OrderFilter, 'locationCode' | 'carrierCode'>): Promise<void> {
  const { kind, companyId } = principal;
  await checkLocationFilter(reader, principal, locationCode);
  if (code == null || kind !== 'staff') return;
  const known = (await findCarriers(reader, companyId)).map((carrier) => carrier.code);
  if (known.includes(code) || (await ofFacet(reader, companyId, facet('carrier', code)).find(1)).length > 0) return;
  throw unknownCode({ field: 'filter.carrierCode', what: 'carriers', code, known });
}
