import { CITIES, COUNTRIES, type City, type Country } from './cities.js';
import type { AddressInput, PlaceOrderInput } from './inputs.js';
import { languageOf, MARKETS, tongueOf, type Language } from './markets.js';
import { FIRST_NAMES, LAST_NAMES } from './names.js';
import { createRandom, type Random } from './random.js';
import { extrasOf, streetLine, streetsOf } from './streets.js';

/** A customer of the demo company. */
export interface Customer {
  readonly country: Country;
  readonly language: Language;
  readonly contact: PlaceOrderInput['customer'];
  readonly address: AddressInput;
}

const MAIL_HOSTS = ['example.com', 'example.org', 'example.net'] as const; // reserved for examples (RFC 2606)

/** Each country as often as its orders among a hundred. */
const BY_SHARE: readonly Country[] = COUNTRIES.flatMap((country) => Array<Country>(MARKETS[country].share).fill(country));

const MOST_HOUSES = 148;
const WITH_EXTRA_LINE = 0.25;
const WITH_COMPANY = 0.05;

const FIRST_ID = 4_100_001;

/** The id by which the demo's web shop knows its n-th customer: that of their orders, and that which its signed references name. */
export const channelIdOf = (index: number): string => String(FIRST_ID + index);

/** The n-th customer, always the same. */
export function customer(seed: number, index: number): Customer {
  const random = createRandom(seed, 'customer', index);
  const country = random.pick(BY_SHARE);
  const [city, postalCode, provinceCode] = random.pick<City>(CITIES[country]);
  const tongue = tongueOf(country, city);
  const [firstName, lastName] = [random.pick(FIRST_NAMES[tongue]), random.pick(LAST_NAMES[tongue])];
  const phone = phoneNumber(random, MARKETS[country].dialling);
  return {
    country,
    language: languageOf(tongue),
    contact: { name: `${firstName} ${lastName}`, email: `${mailbox(firstName, lastName)}${String(index)}@${random.pick(MAIL_HOSTS)}`, phone, channelId: channelIdOf(index) },
    address: {
      firstName, lastName, phone, city, postalCode, provinceCode, countryCode: country,
      address1: streetLine(tongue, random.pick(streetsOf(tongue)), random.between(1, MOST_HOUSES)),
      ...(random.chance(WITH_EXTRA_LINE) && { address2: random.pick(extrasOf(tongue)) }),
      ...(random.chance(WITH_COMPANY) && { company: `Studio ${lastName}` }),
    },
  };
}

/** 555 01… is reserved for fiction. */
const phoneNumber = (random: Random, dialling: string): string => `${dialling} 555 01${String(random.between(10_000, 99_999))}`;

/** A name in the letters of a mailbox. */
const mailbox = (firstName: string, lastName: string): string =>
  `${firstName}.${lastName}`.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/[^A-Za-z.]/g, '').toLowerCase();
