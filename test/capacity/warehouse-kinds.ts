import { randomUUID } from 'node:crypto';
import { levels } from '../bench/bench-data.js';
import { BARCODES } from '../bench/wms-xml-data.js';
import { ask, bearer } from './ask.js';
import type { Kind } from './kind.js';

const DAY = 86_400_000;
/** A warehouse sends its stock one report after the other; two are enough to keep the process busy. */
const CALLERS = 2;

let counted = 0;
const next = (item: number): number => 100_000 + (item + counted) % 1000;

const xml = (): string => `<?xml version="1.0" encoding="iso-8859-1"?>\n<doc_giacenze>\n  <giacenze>\n${BARCODES.map((barcode, item) => `    <giacenza>\n      <barcode>${barcode}</barcode>\n      <quantita>${String(next(item))}</quantita>\n    </giacenza>`).join('\n')}\n  </giacenze>\n</doc_giacenze>\n`;

/** Digits of a time in Rome, as interface C writes them. */
const romeDigits = (at: number): string => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' }).format(at).replaceAll(/\D/g, '');

/** Calls of warehouses that are about stock, and the poll of interface C. */
export const WAREHOUSE_KINDS: readonly Kind[] = [
  { name: 'A: stock of 500 items', callers: CALLERS, turn: ({ keys }, { at }) => {
    counted += 1;
    return ask(at, { host: 'commerce', method: 'PUT', path: '/api/fulfillment/v1/stock', headers: bearer(keys.warehouse, { 'idempotency-key': randomUUID() }), body: JSON.stringify({ items: levels(100_000 + counted % 1000) }) });
  } },
  { name: 'B: stock of 500 items', callers: CALLERS, turn: ({ keys }, { at }) => {
    counted += 1;
    return ask(at, { host: 'commerce', method: 'PUT', path: '/V1/Stock/Update', headers: { 'x-api-key': keys.json }, body: JSON.stringify({ ProductList: BARCODES.map((Sku, item) => ({ Sku, Quantity: next(item) })) }) });
  } },
  { name: 'C: stock of 500 items', callers: CALLERS, turn: ({ keys }, { at }) => {
    counted += 1;
    return ask(at, { host: 'commerce', method: 'POST', path: '/api/aggiorna-giacenze-impegni', headers: { authorization: keys.xml, 'content-type': 'text/xml' }, body: xml() });
  } },
  { name: 'C: poll of 50 orders', turn: ({ keys }, { at }) => ask(at, { host: 'commerce', path: `/api/admin/ws/ws_orders?last_upd=${romeDigits(Date.now() - DAY)}&documenti_stati_ID=17`, headers: { authorization: keys.xml } }) },
];
