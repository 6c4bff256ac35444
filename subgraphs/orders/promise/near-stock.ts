import { ledgerOf, type Ledger } from '../inventory/ledger.js';
import type { StockPosition } from '../inventory/stock-position.js';
import { candidates } from '../routing/allocate.js';
import { SHIPPING_TYPES } from '../routing/shipping-type.js';
import type { PromiseBasis } from './basis.js';
import { storesOf } from './pickup-stores.js';
import type { PromiseRequest } from './promise.js';
import { routedOrder, wantedOf } from './wanted.js';

/** Stock of items at some locations. */
export interface NearStock extends Pick<Ledger, 'free'> {
  /** Whether it was asked for what it does not know: what was answered by it may be wrong. */
  readonly wasShort: () => boolean;
}

/** The stock at some locations. An item that none of them reports may be one that is not tracked, or one that others have. */
export function nearStock(positions: readonly StockPosition[], locationIds: ReadonlySet<string>): NearStock {
  const ledger = ledgerOf(positions);
  const reported = new Set<string | null>(positions.filter((position) => position.reported).map(({ variantId }) => variantId));
  let isShort = false;
  return {
    free: (locationId, variantId) => {
      if (locationIds.has(locationId) && reported.has(variantId)) return ledger.free(locationId, variantId);
      isShort = true;
      return 0;
    },
    wasShort: () => isShort,
  };
}

/** So many locations are read whole; of more those that routing tries first, and the nearest stores. */
const [FEW, FIRST_TRIED, NEAREST] = [40, 4, 8] as const;

/** The locations that most promises need alone; undefined where there are few. */
export function nearLocations(requests: readonly PromiseRequest[], basis: PromiseBasis): ReadonlySet<string> | undefined {
  const { logistics, settings } = basis;
  if (logistics.locations.length <= FEW) return undefined;
  const wanted = requests.map((request) => wantedOf(request, basis));
  const tried = wanted.flatMap((one) => SHIPPING_TYPES.flatMap((type) => candidates(routedOrder(one, type), logistics).locationIds.slice(0, FIRST_TRIED)));
  const stores = settings.pickup ? wanted.flatMap((one) => storesOf(one, basis).slice(0, NEAREST).map(({ id }) => id)) : [];
  return new Set([...tried, ...stores]);
}
