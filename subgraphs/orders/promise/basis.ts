import type { Instant } from '#kernel/clock.js';
import type { OnceByName } from '#kernel/once-by-name.js';
import type { Holidays } from '../calendars/holidays.js';
import type { DepartureLoad } from '../calendars/load.js';
import type { Logistics } from '../calendars/logistics.js';
import type { IncomingStock } from '../inventory/incoming-stock.js';
import type { ItemKey } from '../inventory/item.js';
import type { Ledger } from '../inventory/ledger.js';
import type { Location } from '../inventory/location.js';
import type { StockPosition } from '../inventory/stock-position.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { PickupOption, ShippingOption } from './promise.js';
import type { PromiseSettings } from './promise-settings.js';
import type { Travel } from './transit-of.js';

/** What promises are computed on, as of one moment. */
export interface PromiseBasis {
  readonly at: Instant;
  readonly logistics: Logistics;
  readonly settings: PromiseSettings;
  readonly load: DepartureLoad;
  /** The items that are asked for, by SKU. */
  readonly items: ReadonlyMap<string, ItemKey>;
  /** Their tags, where a policy asks for them, by variant. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly positions: readonly StockPosition[];
  /** What can be sold of them; nothing is taken from it. */
  readonly stock: Pick<Ledger, 'free'>;
  /** The public holidays of the destination. */
  readonly isHolidayThere: Holidays;
  readonly once: PlannedOnce;
}

/** What the promises of one basis, which go to one country and postcode, share: each is planned once, whatever their number. */
export interface PlannedOnce {
  /** How a parcel would travel, by postcode. */
  readonly travels: OnceByName<readonly (readonly [ShippingType, Travel])[]>;
  /** By method, policy and arrival, and then by locations. */
  readonly options: OnceByName<OnceByName<ShippingOption>>;
  /** Stores that offer pickup, the nearest first, by postcode. */
  readonly stores: OnceByName<readonly Location[]>;
  /** By store; undefined where it does not open. */
  readonly pickups: OnceByName<PickupOption | undefined>;
}

/** Incoming stock of the items that are asked for that no waiting order needs, the next arrival first. */
export type Arrivals = readonly IncomingStock[];
