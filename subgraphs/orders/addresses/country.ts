const COUNTRY = /^[A-Z]{2}$/i;

/** What the country of an address must be, in words. */
export const COUNTRY_RULE = 'must be an ISO 3166-1 alpha-2 code';

/** Whether a text is a country's code of two letters. */
export const isCountry = (text: string | null | undefined): boolean => COUNTRY.test(text ?? '');

/** The same, or nothing: bills may go without a country. */
export const isCountryOrNone = (text: string | null | undefined): boolean => text == null || text === '' || COUNTRY.test(text);
