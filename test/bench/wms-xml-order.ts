// An order of the XML facade written by hand: one template over the rows.

/** A row of {@link POLLED_FULFILLMENT_ORDERS}. */
export interface PolledFulfillmentOrder {
  readonly id: string; readonly number: string; readonly status: string; readonly placed_at: string; readonly notice_at: string; readonly sequence: number; readonly priority: number;
  readonly customer: string; readonly shipping_address: string; readonly billing_address: string | null; readonly carrier_code: string | null; readonly method_code: string | null;
  readonly shipping_type: string; readonly notes: string | null; readonly currency: string; readonly payment_status: string; readonly language: string | null;
  readonly total_minor: number; readonly shipping_minor: number; readonly discounts_minor: number;
}

/** A row of {@link polledLines}. */
export interface PolledLine {
  readonly fulfillment_order_id: string; readonly quantity: number; readonly cancelled: number; readonly barcode: string | null; readonly item_key: string | null; readonly title: string | null;
  readonly unit_minor: number; readonly place: number; readonly size: string | null; readonly color: string | null; readonly tax_rate: string | null;
}

/** The fulfillment orders of a warehouse that a poll shows. */
export const POLLED_FULFILLMENT_ORDERS = `SELECT f.id, f.order_id, f.number, f.status, f.placed_at, f.accepted_at, f.notice_at, f.version, f.changed_at, f.priority, o.sequence, o.channel, o.customer, o.shipping_address,
  o.billing_address, o.method_code, o.carrier_code, o.shipping_type, o.notes, o.currency, o.payment_status, o.language, o.total_minor, o.shipping_minor, o.discounts_minor
  FROM fulfillment_order f JOIN orders o ON o.company_id = f.company_id AND o.id = f.order_id
  WHERE f.company_id = ? AND f.location_id = ? AND f.notice_at < ? AND f.notice_at >= ? AND f.status IN ('TO_FULFILL','ACCEPTED','PROCESSED') ORDER BY f.notice_at, f.id LIMIT 501`;

/** The lines of so many of them. */
export const polledLines = (count: number): string => `SELECT l.fulfillment_order_id, l.line_id, l.quantity, l.cancelled, i.barcode, i.item_key, i.title, i.unit_minor, i.place, t.size, t.color,
  i.tax_rate FROM fulfillment_line l JOIN order_line i ON i.company_id = l.company_id AND i.order_id = l.order_id AND i.id = l.line_id
  LEFT JOIN item t ON t.company_id = i.company_id AND t.variant_id = i.variant_id
  WHERE l.company_id = ? AND l.fulfillment_order_id IN (${Array.from({ length: count }, () => '?').join()}) ORDER BY l.fulfillment_order_id, i.place`;

const PLAIN = /^[ -%'-;=?-~\u00a0-\u00ff]*$/;
const FOREIGN = /[^\u0000-\u00ff]+/gu;
const entities = (run: string): string => [...run].map((character) => `&#${String(character.codePointAt(0))};`).join('');

function code(name: string, text: string | null | undefined): string {
  if (text == null || text === '') return `<${name}/>\n`;
  return `<${name}>${PLAIN.test(text) ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(FOREIGN, entities)}</${name}>\n`;
}

function free(name: string, text: string | null | undefined): string {
  if (text == null || text === '') return `<${name}/>\n`;
  return `<${name}><![CDATA[${PLAIN.test(text) ? text : text.replaceAll(']]>', ']]]]><![CDATA[>').replace(FOREIGN, (run) => `]]>${entities(run)}<![CDATA[`)}]]></${name}>\n`;
}

const amount = (minor: number): string => (minor / 100).toFixed(2);

const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' });
const hours = new Map<number, number>();
const HOUR = 3_600_000;

/** yyyy-mm-dd HH:MM:SS on Rome's clocks; an hour's offset is looked up once. */
function rome(at: string): string {
  const time = Date.parse(at);
  const hour = Math.floor(time / HOUR);
  const offset = hours.get(hour) ?? Date.parse(`${clock.format(hour * HOUR).replace(' ', 'T')}Z`) - hour * HOUR;
  hours.set(hour, offset);
  const text = new Date(time + offset).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}

type Words = Record<string, string | null>;

const address = (a: Words): string => `      ${free('nome', a['firstName'])}      ${free('cognome', a['lastName'])}      ${free('ragione_sociale', a['company'])}      ${free('indirizzo', a['address1'])
}      ${free('indirizzo2', a['address2'])}      ${code('cap', a['postalCode'])}      ${free('citta', a['city'])}      ${code('provincia', a['provinceCode'])
}      <nazioni_ID>380</nazioni_ID>\n      ${code('nazione_iso', a['countryCode'])}      ${code('telefono', a['phone'])}`;

function row(line: PolledLine): string {
  const quantity = line.quantity - line.cancelled;
  const gross = line.unit_minor * quantity;
  const rate = Number(line.tax_rate ?? 0);
  const net = line.unit_minor - Math.round((line.unit_minor * rate) / (1 + rate));
  return `      <riga>\n        <riga_ID>${String(line.place + 1)}</riga_ID>\n        ${code('barcode', line.barcode ?? line.item_key)}        ${code('IDArtCod', line.barcode ?? line.item_key)}        ${
    free('descrizione', line.title)}        ${code('taglia', line.size)}        ${code('colore', line.color)}        <quantita>${String(quantity)}</quantita>\n        <prezzo_unitario>${
    amount(net)}</prezzo_unitario>\n        <aliquota_iva>${(rate * 100).toFixed(2)}</aliquota_iva>\n        <importo_totale_riga>${amount(gross)}</importo_totale_riga>\n      </riga>\n`;
}

/** An `ordine` in state 17. */
export function orderXml(fulfillmentOrder: PolledFulfillmentOrder, lines: readonly PolledLine[]): string {
  const customer = JSON.parse(fulfillmentOrder.customer) as Words;
  const shipping = address(JSON.parse(fulfillmentOrder.shipping_address) as Words);
  const billing = fulfillmentOrder.billing_address === null ? shipping : address(JSON.parse(fulfillmentOrder.billing_address) as Words);
  const words = (customer['name'] ?? '').trim().split(/\s+/);
  const family = words.pop();
  const [placed, visible] = [rome(fulfillmentOrder.placed_at), rome(fulfillmentOrder.notice_at)];
  return `  <ordine>\n    <ord_ID>${String(fulfillmentOrder.sequence)}</ord_ID>\n    ${free('ord_num_doc', fulfillmentOrder.number)}    <ord_data>${placed.slice(8, 10)}/${placed.slice(5, 7)}/${placed.slice(0, 4)}</ord_data>\n    <ord_datetime>${
    placed}</ord_datetime>\n    <ord_DataUltimaModifica>${visible.replaceAll(/\D/g, '')}</ord_DataUltimaModifica>\n    <documenti_tipo_ID>13</documenti_tipo_ID>\n    <documenti_stati_ID>17</documenti_stati_ID>\n    ${
    code('ord_valuta', fulfillmentOrder.currency)}    <ord_totale>${amount(fulfillmentOrder.total_minor)}</ord_totale>\n    <ord_spese_spedizione>${amount(fulfillmentOrder.shipping_minor)}</ord_spese_spedizione>\n    <ord_sconto>${
    amount(fulfillmentOrder.discounts_minor)}</ord_sconto>\n    ${free('ord_note', fulfillmentOrder.notes)}    ${code('ord_lingua', fulfillmentOrder.language)}    <priorita>${String(fulfillmentOrder.priority)}</priorita>\n    ${
    free('corriere_cod', fulfillmentOrder.carrier_code ?? fulfillmentOrder.method_code)}    <tipo_spedizione>${fulfillmentOrder.shipping_type}</tipo_spedizione>\n    ${free('pagamento', fulfillmentOrder.payment_status === 'PAID' ? 'PAGATO' : 'IN ATTESA')
    }    <cliente>\n      ${code('cli_ID', /\d+(?=\D*$)/.exec(customer['channelId'] ?? '')?.[0])}      ${free('nome', words.join(' '))}      ${free('cognome', family)}      ${free('email', customer['email'])}      ${
    free('telefono', customer['phone'])}    </cliente>\n    <indirizzo_spedizione>\n${shipping}    </indirizzo_spedizione>\n    <indirizzo_fatturazione>\n${billing
    }      <codice_fiscale/>\n      <partita_iva/>\n      <pec/>\n      <codice_sdi/>\n    </indirizzo_fatturazione>\n    <righe>\n${lines.map(row).join('')}    </righe>\n  </ordine>\n`;
}
