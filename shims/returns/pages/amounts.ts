import type { Language } from '#contract/languages.js';
import { decimalMoneyText } from '#contract/money-text.js';
import { CHECK_WORDS } from './check-words.js';

/** What is said of an amount beside it, in decimal texts of its currency. */
interface Parts {
  readonly shipping: string;
  readonly fee: string;
  readonly currency: string;
}

/** What of an amount is for shipping, and what is withheld; nothing of what is none. */
export function partsOf({ shipping, fee, currency }: Parts, language: Language): [name: string, amount: string][] {
  const words = CHECK_WORDS[language];
  return ([[words.shipping, shipping], [words.withheld, fee]] as const).flatMap(([name, amount]) => (Number(amount) > 0 ? [[name, decimalMoneyText(amount, currency, language)] satisfies [string, string]] : []));
}

/** A store in one line. */
export const storeText = ({ name, address, city }: { readonly name: string; readonly address: string | null; readonly city: string | null }): string => [name, address, city].filter((part) => part !== null).join(', ');
