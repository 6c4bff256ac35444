/** What the country of an address must be, in words. */
export const COUNTRY_RULE = 'must be an ISO 3166-1 alpha-2 code';

/** Codes that name no country although the language data knows them: groups of countries, placeholders and codes of what no longer exists. */
const NO_COUNTRIES: ReadonlySet<string> = new Set([
  'AN', 'BU', 'CS', 'DD', 'DY', 'EU', 'EZ', 'FX', 'HV', 'NH', 'NT', 'QO', 'QU', 'RH', 'SU', 'TP', 'UK', 'UN', 'VD', 'XA', 'XB', 'XX', 'YD', 'YU', 'ZR', 'ZZ',
]);

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Whether a text is a country's code of two letters. */
export function isCountry(text: string | null | undefined): boolean {
  const code = (text ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) && NAMES.of(code) !== undefined;
}

/** The same, or nothing: bills may go without a country. */
export const isCountryOrNone = (text: string | null | undefined): boolean => text == null || text === '' || isCountry(text);
