import { isLanguage, LANGUAGES, type Language } from '#contract/languages.js';

/** Where people read one of the languages; elsewhere they get English (document 2, F: one derived from the shipping country). */
const COUNTRIES: Readonly<Record<Language, readonly string[]>> = {
  it: ['IT', 'SM', 'VA'], en: [], de: ['DE', 'AT', 'CH', 'LI'], fr: ['FR', 'MC', 'LU', 'BE', 'GP', 'MQ', 'RE', 'GF'],
  es: ['ES', 'AD', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'PY', 'BO', 'EC', 'VE', 'CR', 'PA', 'GT', 'HN', 'SV', 'NI', 'DO', 'CU'],
};

interface Known {
  readonly asked: string | null | undefined;
  readonly ofOrder: string | null;
  readonly countryCode: string | null;
}

/** The language of a shipment's page: the asked one if it is supported, else the order's, else that of the country it goes to, else English. */
export function publicLanguage({ asked, ofOrder, countryCode }: Known): Language {
  const named = [asked, ofOrder?.slice(0, 2)].map((text) => text?.toLowerCase() ?? '').find(isLanguage);
  return named ?? LANGUAGES.find((language) => COUNTRIES[language].includes(countryCode?.toUpperCase() ?? '')) ?? 'en';
}
