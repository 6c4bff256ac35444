import type { InEveryLanguage, Language } from '#contract/languages.js';
import type { ReturnBlock, ReturnLineOutcome, ReturnMethod, ReturnResolution, ReturnStatus, ReturnVerifier } from '#contract/schema.generated.js';

/** The public states of returns (document 2, D, Order and return statuses). */
export const STATUS_WORDS = {
  REQUESTED: 'requested', AWAITING_RECEIPT: 'awaiting_receipt', IN_TRANSIT: 'in_transit', RECEIVED: 'received', COMPLIANT: 'compliant', NOT_COMPLIANT: 'not_compliant', CLOSED: 'closed', CANCELLED: 'cancelled',
} as const satisfies Record<ReturnStatus, string>;

/** Why something cannot be returned (document 2, E). */
export const BLOCK_WORDS = {
  CANCELLED: 'cancelled', NOT_SHIPPED: 'not_shipped', WINDOW_CLOSED: 'window_closed', LIMIT_REACHED: 'limit_reached',
  EXCLUDED_SKU: 'excluded_sku', EXCLUDED_TAG: 'excluded_tag', FINAL_SALE: 'final_sale', ALREADY_RETURNED: 'already_returned',
} as const satisfies Record<ReturnBlock, string>;

/** What proves an order. */
export const VERIFIER_WORDS = { EMAIL: 'email', ZIP: 'zip' } as const satisfies Record<ReturnVerifier, string>;

/** What a shopper gets. */
export const RESOLUTION_WORDS = { REFUND: 'refund', EXCHANGE: 'exchange', STORE_CREDIT: 'store_credit' } as const satisfies Record<ReturnResolution, string>;

/** How goods travel back (2-decisions, E). */
export const METHOD_WORDS = { CARRIER_LABEL: 'carrier_label', IN_STORE: 'in_store' } as const satisfies Record<ReturnMethod, string>;

/** What was found of a line. */
export const OUTCOME_WORDS = { ACCEPTED: 'accepted', NOT_SELLABLE: 'not_sellable', MISSING: 'missing' } as const satisfies Record<ReturnLineOutcome, string>;

/** How methods are called. */
export const METHOD_LABELS: Readonly<Record<ReturnMethod, InEveryLanguage<string>>> = {
  CARRIER_LABEL: { it: 'Spedizione con la nostra etichetta', en: 'Ship it with our label', de: 'Versand mit unserem Etikett', fr: 'Envoi avec notre étiquette', es: 'Envío con nuestra etiqueta' },
  IN_STORE: { it: 'Consegna in negozio', en: 'Hand it in at a store', de: 'Abgabe in einer Filiale', fr: 'Dépôt en magasin', es: 'Entrega en tienda' },
};

/** The word of the graph for one of the interface. */
export const wordOf = <Word extends string>(words: Readonly<Record<Word, string>>, said: string): Word | undefined =>
  (Object.keys(words) as Word[]).find((word) => words[word] === said); // the table's own keys

/** A method in a language. */
export const methodLabel = (method: ReturnMethod, language: Language): string => METHOD_LABELS[method][language];
