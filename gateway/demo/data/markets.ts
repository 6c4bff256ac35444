import type { Country } from './cities.js';
import type { Tongue } from './names.js';

/** The languages the demo company writes in. */
export type Language = 'it' | 'en' | 'de' | 'fr' | 'es';

/** How the demo company sells to a country. */
export interface Market {
  readonly tongue: Tongue;
  readonly currency: 'EUR' | 'GBP' | 'CHF';
  /** What a euro costs in the market's currency; invented, and the same every day. */
  readonly rate: number;
  /** Value added tax on ordinary goods, in percent. */
  readonly taxPercent: number;
  readonly dialling: string;
  readonly carrier: string;
  /** How many of a hundred orders go there. */
  readonly share: number;
}

/** Every country the demo company sells to. */
export const MARKETS = {
  IT: { tongue: 'it', currency: 'EUR', rate: 1, taxPercent: 22, dialling: '+39', carrier: 'brt', share: 26 },
  FR: { tongue: 'fr', currency: 'EUR', rate: 1, taxPercent: 20, dialling: '+33', carrier: 'colissimo', share: 16 },
  DE: { tongue: 'de', currency: 'EUR', rate: 1, taxPercent: 19, dialling: '+49', carrier: 'dhl', share: 20 },
  ES: { tongue: 'es', currency: 'EUR', rate: 1, taxPercent: 21, dialling: '+34', carrier: 'correos', share: 11 },
  GB: { tongue: 'en', currency: 'GBP', rate: 0.86, taxPercent: 20, dialling: '+44', carrier: 'royal_mail', share: 9 },
  CH: { tongue: 'de', currency: 'CHF', rate: 0.94, taxPercent: 8.1, dialling: '+41', carrier: 'swiss_post', share: 5 },
  AT: { tongue: 'de', currency: 'EUR', rate: 1, taxPercent: 20, dialling: '+43', carrier: 'post_at', share: 4 },
  BE: { tongue: 'fr', currency: 'EUR', rate: 1, taxPercent: 21, dialling: '+32', carrier: 'bpost', share: 3 },
  PT: { tongue: 'pt', currency: 'EUR', rate: 1, taxPercent: 23, dialling: '+351', carrier: 'ctt', share: 3 },
  NL: { tongue: 'nl', currency: 'EUR', rate: 1, taxPercent: 21, dialling: '+31', carrier: 'postnl', share: 3 },
} as const satisfies Readonly<Record<Country, Market>>;

/** Cities whose people speak another language than most of their country. */
const OWN_TONGUE: Readonly<Record<string, Tongue>> = {
  'Genève': 'fr', 'Lausanne': 'fr', 'Neuchâtel': 'fr', 'Fribourg': 'fr', 'Lugano': 'it', 'Bellinzona': 'it',
  'Antwerpen': 'nl', 'Gent': 'nl', 'Brugge': 'nl', 'Leuven': 'nl', 'Hasselt': 'nl', 'Mechelen': 'nl',
};

/** What people speak in a city. */
export const tongueOf = (country: Country, city: string): Tongue => OWN_TONGUE[city] ?? MARKETS[country].tongue;

/** The language the company writes to people in; those who speak another one are written to in English. */
export const languageOf = (tongue: Tongue): Language => (tongue === 'pt' || tongue === 'nl' ? 'en' : tongue);
