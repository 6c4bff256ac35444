import type { Instant } from '#kernel/clock.js';
import type { Holidays } from '../calendars/holidays.js';
import type { DepartureLoad } from '../calendars/load.js';
import type { Logistics } from '../calendars/logistics.js';
import type { IncomingStock } from '../inventory/incoming-stock.js';
import type { ItemKey } from '../inventory/item.js';
import type { StockPosition } from '../inventory/stock-position.js';
import type { PromiseSettings } from './promise-settings.js';

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
  /** The public holidays of the destination. */
  readonly isHolidayThere: Holidays;
}

/** Incoming stock of the items that are asked for that no waiting order needs, the next arrival first. */
export type Arrivals = readonly IncomingStock[];
