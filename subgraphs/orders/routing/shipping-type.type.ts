import { registerEnumType } from 'type-graphql';
import type { ShippingType } from './shipping-type.js';

/** The graph's enum of shipping types. */
export const ShippingTypeEnum = { STANDARD: 'STANDARD', EXPRESS: 'EXPRESS' } as const satisfies Record<ShippingType, ShippingType>;
registerEnumType(ShippingTypeEnum, {
  name: 'ShippingType', description: 'The speed of a shipping method.',
  valuesConfig: { STANDARD: { description: 'Normal speed.' }, EXPRESS: { description: 'Goes first.' } },
});
