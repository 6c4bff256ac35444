import { CATALOG_KINDS } from './catalog-kinds.js';
import type { Kind } from './kind.js';
import { ORDER_KINDS } from './order-kinds.js';
import { PEOPLE_KINDS } from './people-kinds.js';
import { SHOPPER_KINDS } from './shopper-kinds.js';
import { WAREHOUSE_KINDS } from './warehouse-kinds.js';

/** Everything that is measured, as the page lists it. */
export const KINDS: readonly Kind[] = [...ORDER_KINDS, ...WAREHOUSE_KINDS, ...CATALOG_KINDS, ...SHOPPER_KINDS, ...PEOPLE_KINDS];
