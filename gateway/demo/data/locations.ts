import type { Country } from './cities.js';
import type { CreateLocationInput } from './inputs.js';

/** The demo company's warehouses and stores. */
export const LOCATIONS = [
  {
    code: 'PIACENZA', name: 'Piacenza warehouse', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: ['PC01'], labelsBy: 'WAREHOUSE',
    address: { company: 'Portico Demo Logistica', address1: 'Via della Logistica 8', city: 'Piacenza', postalCode: '29122', provinceCode: 'PC', countryCode: 'IT' },
  },
  {
    code: 'KASSEL', name: 'Kassel warehouse', kind: 'WAREHOUSE', countryCode: 'DE', timeZone: 'Europe/Berlin', stockLocationCodes: ['KS01', 'KS02'], labelsBy: 'PLATFORM',
    address: { company: 'Portico Demo Logistik', address1: 'Am Güterbahnhof 14', city: 'Kassel', postalCode: '34117', provinceCode: 'HE', countryCode: 'DE' },
  },
  {
    code: 'MILANO', name: 'Milano store', kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: ['MI01'], labelsBy: 'PLATFORM', offersPickup: true,
    address: { company: 'Portico Demo Milano', address1: 'Corso Garibaldi 51', city: 'Milano', postalCode: '20121', provinceCode: 'MI', countryCode: 'IT' },
  },
  {
    code: 'PARIS', name: 'Paris store', kind: 'STORE', countryCode: 'FR', timeZone: 'Europe/Paris', stockLocationCodes: ['PA01'], labelsBy: 'PLATFORM', offersPickup: true,
    address: { company: 'Portico Demo Paris', address1: '24 rue de Turenne', city: 'Paris', postalCode: '75003', provinceCode: '75', countryCode: 'FR' },
  },
] as const satisfies readonly CreateLocationInput[];

/** The code of one of the {@link LOCATIONS}. */
export type LocationCode = (typeof LOCATIONS)[number]['code'];

/** Whether a location is a store: it has no system, and its people work through the graph. */
export const isStore = (wanted: string): boolean => LOCATIONS.some(({ code, kind }) => code === wanted && kind === 'STORE');

/** The location that ships to a country, and the second location of split orders. */
export const ROUTES = {
  IT: { ships: 'PIACENZA', helps: 'MILANO' },
  FR: { ships: 'PIACENZA', helps: 'PARIS' },
  ES: { ships: 'PIACENZA', helps: 'KASSEL' },
  PT: { ships: 'PIACENZA', helps: 'PARIS' },
  CH: { ships: 'PIACENZA', helps: 'KASSEL' },
  DE: { ships: 'KASSEL', helps: 'PIACENZA' },
  AT: { ships: 'KASSEL', helps: 'PIACENZA' },
  GB: { ships: 'KASSEL', helps: 'PARIS' },
  BE: { ships: 'KASSEL', helps: 'PARIS' },
  NL: { ships: 'KASSEL', helps: 'PIACENZA' },
} as const satisfies Readonly<Record<Country, { readonly ships: LocationCode; readonly helps: LocationCode }>>;
