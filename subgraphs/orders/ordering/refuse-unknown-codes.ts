import type { Principal } from '#contract/principal.js';
import { unknownCode } from '#contract/unknown-code.js';
import type { Reader } from '#subgraph-kit/database.js';
import { facet } from '#subgraph-kit/search/facet.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { refuseReversed } from '#subgraph-kit/search/refuse-reversed.js';
import { checkLocationFilter } from '../inventory/require-location-code.js';
import { findCarriers } from '../shipping/carrier.store.js';
import type { OrderFilter } from './order-filter.js';
import { ofFacet } from './order-token.store.js';

/** Refuse people a filter of orders by the code of no location or carrier, or by a range that is none: nothing found would look like nothing there. */
export async function refuseUnknownCodes(reader: Reader, principal: Principal, { locationCode, carrierCode, ...ranges }: OrderFilter): Promise<void> {
  if (principal.kind === 'staff') refuseReversedRanges(ranges);
  await checkLocationFilter(reader, principal, locationCode);
  await checkCarrierFilter(reader, principal, { carrierCode, isNamed: (token) => ofFacet(reader, principal.companyId, token) });
}

const refuseReversedRanges = ({ placedFrom, placedTo, promisedFrom, promisedTo, updatedSince, updatedBefore, readyForPickupFrom, readyForPickupTo }: OrderFilter): void => {
  refuseReversed({
    placedTo: ['placedFrom', placedFrom, placedTo], promisedTo: ['promisedFrom', promisedFrom, promisedTo], updatedBefore: ['updatedSince', updatedSince, updatedBefore],
    readyForPickupTo: ['readyForPickupFrom', readyForPickupFrom, readyForPickupTo],
  });
};

interface NamedCarrier {
  readonly carrierCode: string | null | undefined;
  /** That a record has the facet of the carrier. */
  readonly isNamed: (token: string) => Criterion;
}

/** Refuse people a filter by the code of no carrier. One that only records name, because a sales channel or a warehouse chose it, is known by these. */
export async function checkCarrierFilter(reader: Reader, { kind, companyId }: Principal, { carrierCode: code, isNamed }: NamedCarrier): Promise<void> {
  if (code == null || kind !== 'staff') return;
  const known = (await findCarriers(reader, companyId)).map((carrier) => carrier.code);
  if (known.includes(code) || (await isNamed(facet('carrier', code)).find(1)).length > 0) return;
  throw unknownCode({ field: 'filter.carrierCode', what: 'carriers', code, known });
}
