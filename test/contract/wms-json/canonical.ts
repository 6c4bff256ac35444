import { surface } from '../../../shims/wms-json/surface.js';
import type { Judged } from '../../kit/open-portico.js';
import { describedJudge } from '../../kit/openapi-judge.js';

// Reads the spellings that document 1, B, Conventions permits back into the canonical one of the description.

const NAMES = new Map([
  'OmsOrderNumber', 'OmsReturnNumber', 'Success', 'ErrorCode', 'ErrorMessage', 'ExternalReference1', 'ExternalReference2', 'EventDateTime', 'AquisitionDateTime', 'ParcelQty', 'ProductList', 'ParcelList',
  'Sku', 'Quantity', 'QuantityReturned', 'LotNumber', 'LotExpirationDate', 'SerialNumber', 'idParcel', 'WeightGr', 'HeightMm', 'WidthMm', 'DepthMm', 'Courier', 'Waybill', 'TrackingUrl', 'CourierLabelId',
  'Reason', 'IdWarehouse', 'Classification', 'ReturnCode', 'IdLabel', 'Date', 'EAN', 'Title', 'Category',
].map((name) => [name.toLowerCase(), name]));

/** A field's canonical name. */
export const canonicalName = (written: string): string => (written.toLowerCase() === 'errorccode' ? 'ErrorCode' : NAMES.get(written.toLowerCase()) ?? written);

/** A path's canonical form. */
export const canonicalPath = (path: string): string => path.toLowerCase().replace(/\/orders\/cancel$/, '/orders/canceled').replace(/\/return\/update$/, '/returns/update');

/** A body's canonical form. */
export function canonicalBody(text: string, path: string): unknown {
  const withoutCommas = text.replace(/^\uFEFF/, '').replaceAll(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, (_, string: string | undefined) => string ?? '');
  const value = canonical(JSON.parse(withoutCommas), path);
  return path.endsWith('/acknowledge') ? listed(value) : value;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean => value == null || (typeof value === 'string' && value.trim() === '');

function canonical(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => canonical(entry, path));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([written, given]) => [canonicalName(written), given] as const).filter(([, given]) => !isEmpty(given));
  return Object.fromEntries(fields.map(([name, given]) => [name, field(name, canonical(given, path), path)] as const).filter(([name, given]) => name !== 'ParcelList' || (given as unknown[]).length > 0));
}

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

function field(name: string, value: unknown, path: string): unknown {
  if (name === 'ProductList' || name === 'ParcelList') return listed(value);
  if (name === 'Success') return TRUTHS[String(value).trim().toLowerCase()] ?? value;
  if (typeof value !== 'string') return value;
  if (name.endsWith('DateTime')) return moment(value.trim());
  if (name.endsWith('Date')) return value.trim().slice(0, 'yyyy-mm-dd'.length);
  if (name === 'Classification' && path.endsWith('/stock/update')) return value.trim().slice(0, 1).toUpperCase() + value.trim().slice(1).toLowerCase();
  return value;
}

function listed(value: unknown): unknown {
  if (!isObject(value)) return value;
  const [only, ...others] = Object.values(value);
  if (only === undefined) return [];
  if (others.length > 0 || typeof only !== 'object') return [value];
  return Array.isArray(only) ? only : [only];
}

function moment(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00:00Z`;
  if (!/(?:Z|[+-]\d\d:?(?:\d\d)?)$/i.test(text.slice('yyyy-mm-dd'.length))) return `${text.replace(' ', 'T')}Z`;
  return text.replace(/([+-]\d\d)(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${String(minutes)}`);
}

/** Interface B with the validation of its answers. */
export const WMS_JSON: Judged = { surface, judge: describedJudge(surface, { pathOf: canonicalPath, nameOf: canonicalName, bodyOf: canonicalBody }) };
