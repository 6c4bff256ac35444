import { showFigure } from './report.js';
import { benchSurface, figure, send, startOurs, WARM_UP, type Call, type Side } from './sides.js';
import type { BenchDatabases } from './open-bench.js';
import { acceptOrders, BARCODES, fillWmsXml, FIRST_ACCEPTED } from './wms-xml-data.js';

// node dist/test/bench/wms-xml.js: CPU per call of the XML facade's hottest calls against a handler written by hand that does the same work, and the memory of the largest answer.

const MEBIBYTE = 1024 * 1024;
const ORDERS = 500;
const SHIPPED = 5_500; // by both sides, with their warm-up
const orders = (side: Side, authorization: string, query: string): Promise<string> => send(side, { method: 'GET', path: `/api/admin/ws/ws_orders?${query}`, headers: { authorization } });

function callsOf(authorization: string, window: string): Call[] {
  let counted = 0;
  return [
    { name: 'ws_orders with 500 orders, read again', warmUp: WARM_UP.batch, perRound: 8, rounds: 7, send: (side) => orders(side, authorization, window) },
    { name: 'aggiorna-giacenze-impegni of 500 items', bounds: { logged: 1.4 }, warmUp: WARM_UP.batch, perRound: 8, rounds: 7, send: (side) => {
      counted += 1;
      const levels = BARCODES.map((barcode, item) => `    <giacenza>\n      <barcode>${barcode}</barcode>\n      <quantita>${String(1000 + (item + counted) % 1000)}</quantita>\n    </giacenza>`);
      const body = `<?xml version="1.0" encoding="iso-8859-1"?>\n<doc_giacenze>\n  <giacenze>\n${levels.join('\n')}\n  </giacenze>\n</doc_giacenze>\n`;
      return send(side, { method: 'POST', path: '/api/aggiorna-giacenze-impegni', headers: { authorization, 'content-type': 'text/xml' }, body });
    } },
  ];
}

/** A shipment of each accepted order in turn. */
function shipmentCall(authorization: string): Call {
  let sent = 0;
  return { name: 'notify-spedizione', bounds: { logged: 1.5 }, warmUp: WARM_UP.record, perRound: 15, rounds: 8, comparable: (xml) => xml.replace(/<ord_ID>\d+/, '<ord_ID>'), send: (side) => {
    sent += 1;
    const body = `<?xml version="1.0" encoding="iso-8859-1"?>\n<doc_ordini>\n  <ordine>\n    <ord_num_doc>${String(FIRST_ACCEPTED + sent - 1)}</ord_num_doc>\n    <data_spedizione>2026-11-21 12:00:00</data_spedizione>
    <corriere>brt</corriere>\n    <tracking>T-${String(sent)}</tracking>\n  </ordine>\n</doc_ordini>\n`;
    return send(side, { method: 'POST', path: '/api/admin/spedizioni/notify-spedizione', headers: { authorization, 'content-type': 'text/xml' }, body });
  } };
}

/** Poll until every order is visible, a few seconds after the last was placed; answers a window that holds them all. */
async function takeOver(side: Side, authorization: string): Promise<string> {
  const since = romeDigits(Date.now() - 86_400_000);
  const window = `last_upd=${since}&documenti_stati_ID=17`;
  for (;;) {
    const shown = (await orders(side, authorization, window)).split('<ordine>').length - 1;
    if (shown === ORDERS) return window;
    await new Promise((resolve) => { setTimeout(resolve, 500); });
  }
}

function romeDigits(at: number): string {
  const parts = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return parts.replaceAll(/\D/g, '');
}

/** How far the memory of a process rises above its rest while it makes the largest answer. */
async function peakOf(databases: BenchDatabases, authorization: string, window: string): Promise<number> {
  const side = await startOurs('wms-xml', databases, ['--expose-gc']);
  await orders(side, authorization, 'last_upd=' + romeDigits(Date.now()));
  const rest = await figure(side, 'rest');
  await orders(side, authorization, window);
  const peak = await figure(side, 'peak');
  side.child.disconnect();
  return peak - rest;
}

let window = '';
await benchSurface('wms-xml', {
  fill: fillWmsXml,
  calls: async ({ ours, credential }) => callsOf(credential, window = await takeOver(ours, credential)),
  afterwards: async ({ database, databases, credential, show }) => {
    showFigure({ surface: 'wms-xml', figure: 'memory of a 500-order answer above rest', database, value: (await peakOf(databases, credential, window)) / MEBIBYTE, unit: 'MB', bound: 60 });
    await acceptOrders(databases, SHIPPED);
    await show(shipmentCall(credential));
  },
});
