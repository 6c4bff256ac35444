const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is the code of a currency, ISO 4217; those that are no longer money are some too. */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code);
