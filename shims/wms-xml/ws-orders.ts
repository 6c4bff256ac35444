import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import type { Route } from '#kit/route.js';
import { XmlWriter } from '#kit/xml/xml-writer.js';
import { maybe, romeField } from './fields.js';
import { PollOrdersDocument } from './operations/poll-orders.generated.js';
import { ORDER_STATES, statusesOf, type OrderState } from './order-states.js';
import { repeatedHour } from './rome-time.js';
import type { WmsXmlSettings } from './settings.js';
import { windowOf } from './window.js';
import { stateOfCode } from './words.js';
import { WEB_ORDER, writeOrder } from './write-order.js';
import { xmlRoute } from './xml-route.js';

const Codes = z.union([z.string(), z.array(z.string())]).transform((codes) => [codes].flat()).optional();

const Query = z.object({
  last_upd: maybe(romeField('YYYYMMDDHHMMSS')),
  data_dal: maybe(romeField('dd/mm/yyyy HH:MM:SS')),
  data_al: maybe(romeField('dd/mm/yyyy HH:MM:SS', 'last')),
  documenti_stati_ID: maybe(Codes),
  'documenti_stati_ID[]': maybe(Codes),
  documenti_tipo_ID: maybe(z.string()),
}).refine(({ last_upd: changed, data_dal: from, data_al: until }) => changed ?? from ?? until, { error: 'at least one of last_upd, data_dal, data_al is required', path: ['last_upd'] });

/** GET ws_orders: changed orders; reading an order in state 17 accepts it, reading it in state 2 confirms its cancellation. With a number the part of the answer that is that order. */
export const wsOrdersOf = (number?: string): Route<ConnectionCaller> => xmlRoute({
  id: 'ws_orders', method: 'GET', path: '/admin/ws/ws_orders', writes: true,
  summary: 'Download the orders that changed',
  input: z.object({ query: Query }),
  operation: PollOrdersDocument,
  before: ({ input: { query }, now, settings }) => {
    windowOf(query, { now, grain: 'second' });
    statesOf(query, settings);
    return (query.documenti_tipo_ID ?? WEB_ORDER) === WEB_ORDER ? undefined : new XmlWriter().leaf('ordini', null).toString();
  },
  variables: ({ input: { query }, now, settings }) => {
    const { from, dateFrom, dateUntil } = windowOf(query, { now, grain: 'second' });
    return { input: { statuses: statusesOf(statesOf(query, settings)), from, placedFrom: dateFrom, placedUntil: dateUntil, first: settings.ordersPerCall, keepTogether: repeatedHour(now), labels: settings.labelsEnabled, ...(number !== undefined && { number }) } };
  },
  write: (xml, { pollWarehouseOrders: orders }, { settings }) => {
    if (orders.length === 0) xml.leaf('ordini', null);
    else xml.element('ordini', () => { for (const order of orders) writeOrder(xml, order, settings); });
  },
});

/** The same of all orders, as warehouses call it. */
export const wsOrders = wsOrdersOf();

function statesOf({ documenti_stati_ID: one, 'documenti_stati_ID[]': several }: z.output<typeof Query>, settings: WmsXmlSettings): readonly OrderState[] {
  const codes = [...one ?? [], ...several ?? []].filter((code) => code !== '');
  if (codes.length === 0) return ORDER_STATES;
  return [...new Set(codes.map((code) => {
    const state = stateOfCode(code, settings);
    if (state === undefined) throw new Failure('BAD_INPUT', 'A state is not known', { documenti_stati_ID: [`${code.slice(0, LONGEST_SHOWN)} is no state`] });
    return state;
  }))];
}

const LONGEST_SHOWN = 20;
