import countries from 'i18n-iso-countries/index.js'; // without the names in eighty languages
import type { DocumentType, FulfillmentStatus, PaymentStatus, ReturnStatus, ShippingType, StockClassification } from '#contract/schema.generated.js';
import { ORDER_STATES, stateOf, type OrderState } from './order-states.js';
import type { WmsXmlSettings } from './settings.js';

/** documenti_stati_ID (document 1, C, States). */
const STATE_CODES = { TO_FULFILL: '17', CANCELLED: '2', SHIPPED: '31' } as const satisfies Record<OrderState, string>;

/** resi_stati_ID (decisions 1, C). */
const RETURN_STATES = {
  REQUESTED: '1', AWAITING_RECEIPT: '2', IN_TRANSIT: '3', RECEIVED: '4', COMPLIANT: '5', NOT_COMPLIANT: '6', CLOSED: '7', CANCELLED: '9',
} as const satisfies Record<ReturnStatus, string>;

/** resi_causali_ID (decisions 1, C); any other reason is 9, other. */
const RETURN_REASONS = { size: '1', defect: '2', wrong_item: '3', changed_mind: '4', damaged: '5', other: '9' } as const;

/** tipo_spedizione. */
export const SHIPPING_TYPES = { STANDARD: 'STANDARD', EXPRESS: 'EXPRESS' } as const satisfies Record<ShippingType, string>;

/** pagamento. */
export const PAYMENTS = {
  PENDING: 'IN ATTESA', AUTHORIZED: 'AUTORIZZATO', PAID: 'PAGATO', CAPTURED: 'PAGATO', PARTIALLY_REFUNDED: 'RIMBORSATO IN PARTE', REFUNDED: 'RIMBORSATO',
  VOIDED: 'ANNULLATO', EXPIRED: 'SCADUTO',
} as const satisfies Record<PaymentStatus, string>;

/** tipo of a document; other types are not served here. */
export const DOCUMENTS = {
  INVOICE: 'FATTURA', RECEIPT: 'RICEVUTA', CUSTOMS: 'DOGANA', PACKING_SLIP: null, INSERT: null, OTHER: null,
} as const satisfies Record<DocumentType, string | null>;

/** stato_merce of returned goods. */
export const GOODS = { VENDIBILE: 'SELLABLE', DANNEGGIATO: 'DAMAGED', NON_CONFORME: 'non_conforming' } as const;

/** classificazione of a stock level. */
export const CLASSIFICATIONS = {
  VENDIBILE: 'SELLABLE', DANNEGGIATO: 'DAMAGED', QUARANTENA: 'QUARANTINE', BLOCCATO: 'BLOCKED',
  SELLABLE: 'SELLABLE', DAMAGED: 'DAMAGED', QUARANTINE: 'QUARANTINE', BLOCKED: 'BLOCKED',
} as const satisfies Record<string, StockClassification>;

type Mappings = WmsXmlSettings['orderStates'];

/** The warehouse's code of a platform value: the merchant's mapping, else the default. */
const codeOf = (word: string, mappings: Mappings, usual: Readonly<Record<string, string>>): string | undefined =>
  mappings.find(({ value }) => value.toLowerCase() === word.toLowerCase())?.code ?? (Object.hasOwn(usual, word) ? usual[word] : undefined); // a reason may be named like an inherited property

const wordOf = (code: string, mappings: Mappings, usual: Readonly<Record<string, string>>): string | undefined =>
  mappings.find((mapping) => mapping.code === code)?.value ?? Object.entries(usual).find(([word, known]) => known === code && codeOf(word, mappings, usual) === code)?.[0];

const stateCode = (state: OrderState, { orderStates }: WmsXmlSettings): string => codeOf(state, orderStates, STATE_CODES) ?? STATE_CODES[state];

/** documenti_stati_ID of an order; an order without one is not answered. */
export const orderState = (status: FulfillmentStatus, settings: WmsXmlSettings): string => stateCode(stateOf(status) ?? 'TO_FULFILL', settings);

/** The state of a documenti_stati_ID; undefined for an unknown code. */
export const stateOfCode = (code: string, settings: WmsXmlSettings): OrderState | undefined =>
  ORDER_STATES.find((state) => stateCode(state, settings) === code);

/** resi_stati_ID of a return's state. */
export const returnState = (status: ReturnStatus, { returnStates }: WmsXmlSettings): string => codeOf(status, returnStates, RETURN_STATES) ?? RETURN_STATES[status];

/** resi_causali_ID of a reason; undefined when there is none. */
export const returnReason = (reason: string | null, { returnReasons }: WmsXmlSettings): string | undefined =>
  (reason === null ? undefined : codeOf(reason, returnReasons, RETURN_REASONS) ?? codeOf(reason.toLowerCase(), returnReasons, RETURN_REASONS) ?? RETURN_REASONS.other);

/** The reason of a resi_causali_ID; undefined for an unknown code. */
export const reasonOfCode = (code: string, { returnReasons }: WmsXmlSettings): string | undefined => wordOf(code, returnReasons, RETURN_REASONS);

/** nazioni_ID of a country: its ISO 3166-1 number unless the merchant says otherwise. */
export const countryNumber = (countryCode: string | null, { countries: mappings }: WmsXmlSettings): string | undefined =>
  (countryCode === null ? undefined : codeOf(countryCode, mappings, {}) ?? countries.alpha2ToNumeric(countryCode));
