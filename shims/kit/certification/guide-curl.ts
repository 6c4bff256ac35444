import type { Certified, GuideCall, GuideTimes } from './certified.js';

/** What is put in place of the names in a guide. */
export interface GuideValues {
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly stockLocationCode: string | null;
}

interface Written extends Pick<Certified, 'proof' | 'mediaType'> {
  /** The address of the surface: https://host/root, or with a variable of the shell. */
  readonly address: string;
}

/** A call with the values that are known. */
export function filledIn<C extends Pick<GuideCall, 'path' | 'body'>>(call: C, { sku, barcode, stockLocationCode }: GuideValues, times?: GuideTimes): C {
  const known = new Map([['{sku}', sku], ['{barcode}', barcode], ['{location}', stockLocationCode], ['{now}', times?.now], ['{since}', times?.since]]);
  const fill = (text: string): string => text.replace(/\{(?:sku|barcode|location|now|since)\}/g, (name) => known.get(name) ?? name);
  return { ...call, path: fill(call.path), ...(call.body !== undefined && { body: fill(call.body) }) };
}

/** A call as one command of a shell. */
export function guideCurl({ method, path, body, key, after }: GuideCall, { address, proof, mediaType }: Written): string {
  return [
    ...(after === undefined ? [] : [`sleep ${String(after)};`]), 'curl', ...(method === 'GET' ? [] : [`-X ${method}`]), proof,
    ...(body === undefined ? [] : [`-H 'Content-Type: ${mediaType}'`]), ...(key === undefined ? [] : [`-H 'Idempotency-Key: ${key}'`]),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]), `"${address}${path}"`,
  ].join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
