import type { Country } from './cities.js';
import type { LocationCode } from './locations.js';
import { MARKETS } from './markets.js';

type Hours = readonly { readonly weekday: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'; readonly opens: string; readonly closes: string }[];

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

const MILANO_HOURS: Hours = [...WEEK.map((weekday) => ({ weekday, opens: '10:00', closes: '19:30' })), { weekday: 'SATURDAY', opens: '10:00', closes: '20:00' }, { weekday: 'SUNDAY', opens: '11:00', closes: '18:00' }];

const PARIS_HOURS: Hours = WEEK.flatMap((weekday) => [{ weekday, opens: '10:00', closes: '13:00' }, { weekday, opens: '14:00', closes: '19:00' }]);

/** When the demo company's locations work. */
export const CALENDARS = {
  PIACENZA: { workingDays: WEEK, holidays: { countryCode: 'IT' }, closures: [], methods: [{ method: 'STANDARD', cutoff: '14:00', dailyCapacity: 4000 }, { method: 'EXPRESS', cutoff: '16:00', dailyCapacity: 800 }] },
  KASSEL: { workingDays: WEEK, holidays: { countryCode: 'DE', region: 'HE' }, closures: [], methods: [{ method: 'STANDARD', cutoff: '13:00', dailyCapacity: 4000 }, { method: 'EXPRESS', cutoff: '15:00', dailyCapacity: 800 }] },
  MILANO: { workingDays: [...WEEK, 'SATURDAY'], holidays: { countryCode: 'IT' }, closures: [], preparationDays: 1, methods: [{ method: 'STANDARD', cutoff: '12:00' }, { method: 'EXPRESS', cutoff: '12:00' }], openingHours: MILANO_HOURS, pickupMinutes: 120 },
  PARIS: { workingDays: WEEK, holidays: { countryCode: 'FR' }, closures: [], preparationDays: 1, methods: [{ method: 'STANDARD', cutoff: '12:00' }, { method: 'EXPRESS', cutoff: '12:00' }], openingHours: PARIS_HOURS, pickupMinutes: 180 },
} as const satisfies Readonly<Record<LocationCode, object>>;

interface Transit {
  readonly carrierCode: string;
  readonly shippingType: 'STANDARD' | 'EXPRESS';
  readonly countryCode: Country;
  readonly postcodePrefix?: string;
  readonly minDays: number;
  readonly maxDays: number;
}

type Days = readonly [minDays: number, maxDays: number];

/** Working days to each country by the standard method, and by express where it goes there. */
const DAYS: Readonly<Record<Country, readonly [standard: Days, express?: Days]>> = {
  IT: [[1, 3], [1, 1]], FR: [[2, 4], [1, 2]], DE: [[1, 3], [1, 1]], ES: [[3, 5], [2, 3]], GB: [[3, 6], [2, 3]], CH: [[2, 4], [1, 2]], AT: [[2, 3], [1, 2]], BE: [[2, 3], [1, 2]], PT: [[4, 6]], NL: [[2, 3]],
};

const COUNTRIES = ['IT', 'FR', 'DE', 'ES', 'GB', 'CH', 'AT', 'BE', 'PT', 'NL'] as const;

const transit = (countryCode: Country, shippingType: Transit['shippingType'], [minDays, maxDays]: Days): Transit => ({ carrierCode: MARKETS[countryCode].carrier, shippingType, countryCode, minDays, maxDays });

/** Sardinia and Sicily. */
const ISLANDS = ['07', '08', '09', '90', '91', '92', '93', '94', '95', '96', '97', '98'];

/** How long the carriers take. */
export const TRANSIT_TIMES: readonly Transit[] = [
  ...COUNTRIES.flatMap((country) => {
    const [standard, express] = DAYS[country];
    return [transit(country, 'STANDARD', standard), ...(express ? [transit(country, 'EXPRESS', express)] : [])];
  }),
  ...ISLANDS.map((postcodePrefix) => ({ ...transit('IT', 'STANDARD', [2, 5]), postcodePrefix })),
];

/** What the demo company adds to the days of some orders. */
export const SERVICE_POLICIES = [
  { name: 'Sold to businesses', priority: 1, channels: ['b2b'], extraDays: 1, bufferDays: 0 },
  { name: 'Customs', priority: 2, countries: ['GB', 'CH'], extraDays: 0, bufferDays: 2 },
  { name: 'One day to be sure', priority: 3, shippingType: 'STANDARD', extraDays: 0, bufferDays: 1 },
] as const;
