import { enumType } from '#subgraph-kit/enum-type.js';
import type { ShippingType } from './shipping-type.js';

/** The graph's enum of shipping types. */
export const ShippingTypeEnum = enumType<ShippingType>('ShippingType', 'The speed of a shipping method.', { STANDARD: 'Normal speed.', EXPRESS: 'Goes first.' });
