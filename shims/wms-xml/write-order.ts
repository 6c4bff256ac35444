import { lastDigits } from '#kit/last-digits.js';
import type { XmlWriter } from '#kit/xml/xml-writer.js';
import { grossAmount, percent, twoDigits } from './amounts.js';
import type { PollOrdersMutation } from './operations/poll-orders.generated.js';
import { statedQuantity } from './order-states.js';
import { namesOf } from './person.js';
import { romeDay, romeDigits, romeTime } from './rome-time.js';
import type { WmsXmlSettings } from './settings.js';
import { countryNumber, orderState, PAYMENTS, SHIPPING_TYPES } from './words.js';

type Order = PollOrdersMutation['pollWarehouseOrders'][number];
type Address = Order['shippingAddress'];

/** The only document type served: a web order. */
export const WEB_ORDER = '13';

/** An `ordine` (decisions 1, C). */
export function writeOrder(xml: XmlWriter, order: Order, settings: WmsXmlSettings): void {
  xml.element('ordine', () => {
    xml.leaf('ord_ID', order.sequence).free('ord_num_doc', order.number)
      .leaf('ord_data', order.placedAt && romeDay(order.placedAt)).leaf('ord_datetime', order.placedAt && romeTime(order.placedAt))
      .leaf('ord_DataUltimaModifica', romeDigits(order.pollVisibleAt))
      .leaf('documenti_tipo_ID', WEB_ORDER).leaf('documenti_stati_ID', orderState(order.status, settings)).leaf('ord_valuta', order.total.currency)
      .leaf('ord_totale', twoDigits(order.total.amount)).leaf('ord_spese_spedizione', twoDigits(order.shippingPrice.amount)).leaf('ord_sconto', twoDigits(order.discounts.amount))
      .free('ord_note', order.notes).leaf('ord_lingua', order.language).leaf('priorita', order.priority).free('corriere_cod', order.carrierCode)
      .leaf('tipo_spedizione', SHIPPING_TYPES[order.shippingType]).free('pagamento', PAYMENTS[order.paymentStatus]);
    writeCustomer(xml, order.customer);
    xml.element('indirizzo_spedizione', () => { writeAddress(xml, order.shippingAddress, settings); });
    xml.element('indirizzo_fatturazione', () => {
      writeAddress(xml, order.billingAddress, settings);
      xml.leaf('codice_fiscale', order.invoiceDetails?.taxCode).leaf('partita_iva', order.invoiceDetails?.vatNumber)
        .leaf('pec', order.invoiceDetails?.certifiedEmail).leaf('codice_sdi', order.invoiceDetails?.recipientCode);
    });
    xml.element('righe', () => { for (const line of order.lines) writeLine(xml, line, order); });
  });
}

/** A `cliente`; guests have no cli_ID. */
export function writeCustomer(xml: XmlWriter, { name, email, phone, channelId }: Order['customer']): void {
  const { first, last } = namesOf(name);
  xml.element('cliente', () => { xml.leaf('cli_ID', numericPart(channelId)).free('nome', first).free('cognome', last).free('email', email).free('telefono', phone); });
}

/** The digits of the channel's customer id. */
const numericPart = (channelId: string | null): string | undefined => lastDigits(channelId ?? '');

function writeAddress(xml: XmlWriter, address: Address, settings: WmsXmlSettings): void {
  xml.free('nome', address.firstName).free('cognome', address.lastName).free('ragione_sociale', address.company).free('indirizzo', address.address1)
    .free('indirizzo2', address.address2).leaf('cap', address.postalCode).free('citta', address.city).leaf('provincia', address.provinceCode)
    .leaf('nazioni_ID', countryNumber(address.countryCode, settings)).leaf('nazione_iso', address.countryCode).leaf('telefono', address.phone);
}

function writeLine(xml: XmlWriter, line: Order['lines'][number], { status }: Order): void {
  const quantity = statedQuantity(status, line);
  if (quantity === 0) return;
  const code = line.barcode ?? line.itemKey;
  xml.element('riga', () => {
    xml.leaf('riga_ID', line.place).leaf('barcode', code).leaf('IDArtCod', code).free('descrizione', line.title).leaf('taglia', line.size).leaf('colore', line.color)
      .leaf('quantita', quantity).leaf('prezzo_unitario', twoDigits(line.netUnitPrice.amount)).leaf('aliquota_iva', percent(line.taxRate))
      .leaf('importo_totale_riga', grossAmount(line.unitPrice, quantity));
  });
}
