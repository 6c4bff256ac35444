import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { Refused } from '#kit/exchange.js';
import { givesReason, WMS_JSON_ERRORS } from './errors.js';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

/** A failure as interface B answers it: `{ErrorCode: "Exception", Message}`, or with 200 `{ErrorCode, success: false}` for labels and documents. */
export function failWmsJson(failure: Failure, { requestId }: Refused): Answer {
  const { status, code } = WMS_JSON_ERRORS[failure.code];
  const body = status === 200 ? { ErrorCode: code, success: false } : { ErrorCode: 'Exception', Message: messageOf(failure, code, requestId) };
  return { status, headers: { ...JSON_TYPE, ...allow(failure) }, body: JSON.stringify(body) };
}

function messageOf(failure: Failure, word: string, requestId: string): string {
  const { code, message, details } = failure;
  if (word === 'Internal error') return `Internal error (ref ${requestId})`;
  if (code === 'ORDER_NOT_FOUND' || code === 'RETURN_NOT_FOUND') return `${word}: ${typeof details['reference'] === 'string' ? details['reference'] : ''}`;
  return givesReason(code) ? problems(details) ?? message : word;
}

const MOST_PROBLEMS = 10;

/** The messages of fields, as `ProductList[0]: Sku is required`. */
function problems(details: Failure['details']): string | undefined {
  const problems = Object.entries(details).flatMap(([path, messages]) => (Array.isArray(messages) ? messages.map((message) => `${fieldOf(path)}${String(message)}`) : []));
  return problems.length === 0 ? undefined : problems.slice(0, MOST_PROBLEMS).join('; ');
}

/** The graph's input fields under their names in this interface. */
const WORDS: Readonly<Record<string, string>> = {
  lines: 'ProductList', items: 'ProductList', parcels: 'ParcelList', quantity: 'Quantity', location_code: 'IdWarehouse', locationCode: 'IdWarehouse', asOf: 'EventDateTime', as_of: 'EventDateTime',
  day: 'Date', classification: 'Classification', reasonCode: 'ReturnCode', sku: 'Sku', barcode: 'Sku', lotNumber: 'LotNumber', serialNumber: 'SerialNumber', wmsReference: 'ExternalReference1',
};

const INDEX = /^\d+$/;

/** `lines.0.quantity` as `ProductList[0]: Quantity `. */
function fieldOf(path: string): string {
  const steps = path === 'body' ? ['The body'] : path.split('.').map((step) => (Object.hasOwn(WORDS, step) ? WORDS[step] ?? step : step));
  const place = steps.findIndex((step) => INDEX.test(step));
  const fields = steps.slice(place + 1).map((step) => `${step} `).join('');
  return place < 0 ? fields : `${steps.slice(0, place).join('.')}[${steps[place] ?? ''}]: ${fields}`;
}

const allow = ({ details }: Failure): Record<string, string> => (typeof details['allow'] === 'string' ? { Allow: details['allow'] } : {});
