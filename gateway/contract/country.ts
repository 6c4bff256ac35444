const RULE = 'must be an ISO 3166-1 alpha-2 code';

/** Codes that name no country although the language data knows them: groups of countries, placeholders and codes of what no longer exists. */
const NO_COUNTRIES: ReadonlySet<string> = new Set([
  'AN', 'BU', 'CS', 'DD', 'DY', 'EU', 'EZ', 'FX', 'HV', 'NH', 'NT', 'QO', 'QU', 'RH', 'SU', 'TP', 'UK', 'UN', 'VD', 'XA', 'XB', 'XX', 'YD', 'YU', 'ZR', 'ZZ',
]);

/** What people and systems write instead of a country's code: the codes of taxes, car plates and sports, and of three letters. */
const MEANT: ReadonlyMap<string, string> = new Map(Object.entries({
  UK: 'GB', EN: 'GB', GBR: 'GB', ENG: 'GB', EL: 'GR', GRC: 'GR', SP: 'ES', ESP: 'ES', ITA: 'IT', DEU: 'DE', GER: 'DE', FRA: 'FR', AUT: 'AT', CHE: 'CH', SUI: 'CH', NLD: 'NL', NED: 'NL',
  BEL: 'BE', LUX: 'LU', PRT: 'PT', POR: 'PT', IRL: 'IE', DNK: 'DK', SWE: 'SE', SW: 'SE', NOR: 'NO', FIN: 'FI', POL: 'PL', CZE: 'CZ', SVK: 'SK', SVN: 'SI', HRV: 'HR', CRO: 'HR', HUN: 'HU',
  ROU: 'RO', ROM: 'RO', BGR: 'BG', TUR: 'TR', UKR: 'UA', USA: 'US', CAN: 'CA', AUS: 'AU', JPN: 'JP', JAP: 'JP', CHN: 'CN', KOR: 'KR', BRA: 'BR', MEX: 'MX', IND: 'IN', UAE: 'AE', ARE: 'AE',
}));

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Whether a text is a country's code of two letters. */
export function isCountry(text: string | null | undefined): boolean {
  if (!/^[A-Za-z]{2}$/.test(text ?? '')) return false; // before capitals: those of other letters may be these
  const code = (text ?? '').toUpperCase();
  return !NO_COUNTRIES.has(code) && NAMES.of(code) !== undefined;
}

/** What is wrong with the code of a country, with the one that is meant where it is a common mistake; undefined for one that is right. */
export function countryProblem(text: string | null | undefined): string | undefined {
  if (isCountry(text)) return undefined;
  const meant = MEANT.get((text ?? '').trim().toUpperCase());
  return meant === undefined ? RULE : `${RULE}: ${meant}, not ${(text ?? '').trim()}`;
}

/** The same of a code that may be missing. */
export const countryProblemIfGiven = (text: string | null | undefined): string | undefined => (text == null || text === '' ? undefined : countryProblem(text));

/** What is wrong with the first of several codes that is not right. */
export const countriesProblem = (codes: readonly string[] | null | undefined): string | undefined => (codes ?? []).map(countryProblem).find((problem) => problem !== undefined);
