import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { Refused } from '#kit/exchange.js';
import { RESULT, REFUSALS, type RowError } from './envelopes.js';
import { latinAnswer } from './latin-answer.js';
import { documentOf } from './read-body.js';
import { ROOT, singleSlash } from './paths.js';

/** HTTP statuses that are not 200; everything that is wrong with a call's content is a 200 with the operation's own refusal (document 1, C, Errors). */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401, ADDRESS_REFUSED: 403, ORIGIN_REFUSED: 403, FORBIDDEN: 403, APP_TOKEN: 403, ADDRESS_BLOCKED: 429, RATE_LIMITED: 429, UNKNOWN_PATH: 404, METHOD_NOT_ALLOWED: 405,
  UNAVAILABLE: 500, CONFLICT: 500, COMMAND_EXPIRED: 500, INTERNAL: 500,
};

/** Words the document gives; other failures speak for themselves. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Unauthorized', ADDRESS_REFUSED: 'Forbidden', ORIGIN_REFUSED: 'Forbidden', FORBIDDEN: 'Forbidden', APP_TOKEN: 'Forbidden', ADDRESS_BLOCKED: 'Too many requests', RATE_LIMITED: 'Too many requests',
  CONNECTION_PAUSED: 'service paused', CONNECTION_DRAFT: 'service not active', UNKNOWN_PATH: 'Not found', METHOD_NOT_ALLOWED: 'Method not allowed',
};

const OK = 200;
const SERVER_FAULT = 500;

/** A refused call in the envelope of the operation that was called. */
export function failXml(failure: Failure, exchange: Refused): Answer {
  const status = STATUSES[failure.code] ?? OK;
  const refuse = REFUSALS[singleSlash(exchange.path).slice(ROOT.length)] ?? RESULT;
  const { allow } = failure.details;
  return latinAnswer({
    status, body: refuse(status === SERVER_FAULT ? `Internal error (ref ${exchange.requestId})` : wordsOf(failure, exchange), rowsOf(failure, exchange)),
    ...(typeof allow === 'string' && status !== OK && { headers: { Allow: allow } }),
  });
}

function wordsOf({ code, message, details }: Failure, exchange: Refused): string {
  const word = WORDS[code];
  if (word !== undefined) return word;
  if (typeof details['sequence'] === 'number') return `No order ord_ID ${String(details['sequence'])}`;
  const problems = Object.entries(details).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])).map(([field, messages]) => `${inXml(field, exchange)}: ${messages.map(inOwnNames).join(', ')}`);
  return problems.length === 0 ? message : problems.slice(0, MOST_PROBLEMS).join('; ');
}

const MOST_PROBLEMS = 10;

/** The graph's integers of orders and returns under the names they have here. */
const inOwnNames = (text: string): string => text.replace(/^(is not the order of) sequence (\d+)$/, '$1 ord_ID $2').replace(/^(is not the order of) return R(\d+)$/, '$1 reso_ID $2');

/** What the graph's inputs are called here. */
const FIELDS: ReadonlyMap<string, string> = new Map(Object.entries({
  lines: 'righe', items: 'giacenze', parcels: 'colli', quantity: 'quantita', location_code: 'magazzino_cod', locationCode: 'magazzino_cod', classification: 'classificazione',
  lotNumber: 'lotto', lotExpiration: 'scadenza', serialNumber: 'seriale', shippedAt: 'data_spedizione', carrierName: 'corriere', serviceCode: 'servizio',
  trackingNumber: 'tracking', trackingUrl: 'tracking_url', reference: 'num_collo', weightG: 'peso_gr', heightMm: 'altezza_mm', widthMm: 'larghezza_mm', depthMm: 'profondita_mm',
  receivedAt: 'data_ricezione', orderNumber: 'ord_num_doc', reasonCode: 'resi_causali_ID', day: 'data',
}));

/** What some of them are called where goods come back. */
const OF_RETURNS: ReadonlyMap<string, string> = new Map([['quantity', 'quantita_ricevuta'], ['classification', 'stato_merce']]);

/** A field's path as the XML has it; items and lines of the graph are rows here, parcels are colli. */
function inXml(field: string, { path }: Refused): string {
  if (field === 'reference') return 'ord_num_doc'; // of the call itself, not of a parcel
  const own = path.endsWith('/notify-reso') ? OF_RETURNS : undefined;
  return field.replace(/^doc_\w+\.(?:(?:giacenze|ordine|reso)\.)?/, '')
    .replace(/\b(items|giacenza|riga|lines|collo|parcels)\.(\d+)/g, (_, list: string, index: string) => `${PARCELS.has(list) ? 'collo' : 'riga'} ${String(Number(index) + 1)}`)
    .replace(/\w+/g, (word) => own?.get(word) ?? FIELDS.get(word) ?? word);
}

const PARCELS: ReadonlySet<string> = new Set(['collo', 'parcels']);

const ROW = /^(?:items|doc_giacenze\.giacenze\.giacenza)\.(\d+)(?:\.(.*))?$/;

function rowsOf({ details }: Failure, exchange: Refused): RowError[] {
  const found = Object.entries(details).flatMap(([field, messages]) => {
    const [, index, part] = ROW.exec(field) ?? [];
    if (index === undefined || !Array.isArray(messages)) return [];
    const text = messages.join(', ');
    return [{ index: Number(index), message: part === undefined ? text : `${inXml(part, exchange)}: ${text}` }];
  });
  if (found.length === 0) return [];
  const codes = sentCodes(exchange);
  return found.map(({ index, message }) => ({ row: index + 1, barcode: codes[index] ?? '', message })).toSorted((a, b) => a.row - b.row);
}

/** The barcodes as they were sent: a refusal only says which row it is about. */
function sentCodes(exchange: Refused): string[] {
  const sent = documentOf(exchange) as { doc_giacenze?: { giacenze?: { giacenza?: { barcode?: unknown; IDArtCod?: unknown }[] } } } | undefined;
  return (sent?.doc_giacenze?.giacenze?.giacenza ?? []).map((row) => [row.barcode, row.IDArtCod].find((code) => typeof code === 'string' && code !== '') as string | undefined ?? '');
}
