import { z } from 'zod';
import { DAY_ARGUMENT, dayEnd, dayStart } from '#mcp/day-bounds.js';
import { COUNTRY_ARGUMENT } from '#mcp/country-argument.js';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf, nextCursor, pageOf } from '#mcp/list-fields.js';
import { LocalTime, localTime } from '#mcp/local-time.js';
import { orNull } from '#mcp/or-null.js';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import { SearchOrdersDocument } from './operations/search-orders.generated.js';
import { placeOf } from './results/address-field.js';
import { LONGEST_CODE } from './results/named-record.js';
import { ORDER_STATUS, ORDER_STATUSES, WAITING_REASON, WAITING_REASONS, wordOf } from './results/status-words.js';

const LONGEST_SEARCH = 200;

const Line = z.object({ sku: z.string().nullable(), title: z.string().nullable(), quantity: z.int() });

const FoundOrder = z.object({
  number: z.string(), external_id: z.string().nullable(), status: z.string(), on_hold: z.boolean(), placed_at: LocalTime, customer: z.string().nullable(), ships_to: z.string(), total: MoneyField, promised_on: z.string().nullable(),
  payment: z.string().optional(), channel: z.string().optional(), tags: z.array(z.string()).optional(), lines: z.array(Line).optional(),
});

/** Find orders by words and filters. */
export const tool = defineTool({
  name: 'search_orders', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'Find orders', description: 'Orders, newest first, by words (number, name, e-mail, phone, SKU, tracking number) and filters. Times are in the company\'s time zone.' },
    it: { title: 'Cerca ordini', description: 'Ordini, dal più recente, per parole (numero, nome, e-mail, telefono, SKU, numero di tracking) e filtri. Orari nel fuso dell\'azienda.' },
    de: { title: 'Bestellungen finden', description: 'Bestellungen, neueste zuerst, nach Wörtern (Nummer, Name, E-Mail, Telefon, SKU, Sendungsnummer) und Filtern. Zeiten in der Zeitzone der Firma.' },
    fr: { title: 'Chercher des commandes', description: 'Commandes, les plus récentes d\'abord, par mots (numéro, nom, e-mail, téléphone, SKU, suivi) et filtres. Heures dans le fuseau de l\'entreprise.' },
    es: { title: 'Buscar pedidos', description: 'Pedidos, los más recientes primero, por palabras (número, nombre, correo, teléfono, SKU, número de seguimiento) y filtros. Horas en la zona de la empresa.' },
  },
  next: { BAD_CURSOR: 'commerce_search_orders' },
  argumentNames: { countryCode: 'country', locationCode: 'location', lateAgainstPromise: 'late', statuses: 'status' },
  input: z.object({
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all'),
    status: z.enum(ORDER_STATUSES).optional().describe('Status'),
    country: COUNTRY_ARGUMENT.optional().describe('Ships to, as IT'),
    location: z.string().trim().min(1).max(LONGEST_CODE).optional().describe('Its location'),
    tag: z.string().max(LONGEST_CODE).optional().describe('Tag'),
    placed_from: DAY_ARGUMENT.optional().describe('First day placed'),
    placed_to: DAY_ARGUMENT.optional().describe('Last day placed'),
    waiting_for: z.enum(WAITING_REASONS).optional().describe('Why it cannot leave'),
    late: z.boolean().optional().describe('Promised day is over'),
    ships_late: z.boolean().optional().describe('Overdue to ship'),
    ...LIST_FIELDS,
  }),
  toldCodes: { when: 'EMPTY', codes: ({ tag }) => (tag === undefined ? [] : [{ argument: 'tag', kind: 'ORDER_TAG', code: tag }]) },
  output: listOf(FoundOrder),
  operation: SearchOrdersDocument,
  variables: ({ search, status, country, location, tag, placed_from: from, placed_to: to, waiting_for: waitingFor, late, ships_late: shipsLate, ...page }, { timeZone }) => ({
    ...pageOf(page),
    filter: orNull({
      search, countryCode: country, locationCode: location, tag, placedFrom: from && dayStart(from, timeZone), placedTo: to && dayEnd(to, timeZone), lateAgainstPromise: late, shipsLate,
      waitingFor: waitingFor && WAITING_REASON[waitingFor], statuses: status && [ORDER_STATUS[status]],
    }),
  }),
  result: ({ orders: { nodes, pageInfo } }, { timeZone, said, input: { detail, late, ships_late: shipsLate } }) => ({
    items: nodes.map((order) => ({
      number: order.number, external_id: order.externalId, status: wordOf(order.status), on_hold: order.onHold, placed_at: localTime(order.placedAt, timeZone),
      customer: order.customer.name ?? order.customer.email, ships_to: placeOf(order.shippingAddress), total: moneyField(order.totals.total), promised_on: order.promisedOn,
      ...(detail === 'full' && {
        payment: wordOf(order.paymentStatus), channel: order.channel, tags: [...order.tags], lines: order.lines.map(({ sku, title, quantity }) => ({ sku, title, quantity })),
      }),
    })),
    ...nextCursor(pageInfo), ...((late === true || shipsLate === true) && { hint: said('promisedAlone') }),
  }),
});
