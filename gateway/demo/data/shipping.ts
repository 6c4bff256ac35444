import { decimalFromMinor } from '#kernel/money.js';
import type { Country } from './cities.js';
import type { PlaceOrderInput } from './inputs.js';
import { MARKETS } from './markets.js';
import type { Random } from './random.js';

const EXPRESS = 0.14;

const METHODS = {
  STANDARD: { methodCode: 'standard', methodName: 'Standard delivery', minor: 590 },
  EXPRESS: { methodCode: 'express', methodName: 'Express delivery', minor: 1290 },
} as const;

/** The shipping method and price of an order to a country. */
export function shippingOf(country: Country, random: Random): PlaceOrderInput['shipping'] {
  const type = random.chance(EXPRESS) ? 'EXPRESS' : 'STANDARD';
  const { minor, ...method } = METHODS[type];
  const { carrier, currency } = MARKETS[country];
  return { ...method, type, carrierCode: carrier, price: { amount: decimalFromMinor(minor, currency), currency } };
}
