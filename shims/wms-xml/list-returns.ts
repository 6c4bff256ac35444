import { z } from 'zod';
import { maybe, romeField } from './fields.js';
import { PollReturnsDocument } from './operations/poll-returns.generated.js';
import { windowOf } from './window.js';
import { writeReturn } from './write-return.js';
import { xmlRoute } from './xml-route.js';

const Query = z.object({ last_upd: maybe(romeField('dd/mm/yyyy HH:MM:SS')), data_dal: maybe(romeField('yyyy-mm-dd')), data_al: maybe(romeField('yyyy-mm-dd', 'last')) });

/** GET resi/list: the warehouse's returns; without a filter those of the last month. */
export const listReturns = xmlRoute({
  id: 'resi.list', method: 'GET', path: '/admin/resi/list', writes: false,
  summary: 'Download the returns that changed',
  input: z.object({ query: Query }),
  operation: PollReturnsDocument,
  variables: ({ input: { query }, now }) => {
    const isOpen = query.last_upd === undefined && query.data_dal === undefined;
    const { from, dateFrom, dateUntil } = windowOf(isOpen && query.data_al === undefined ? { data_al: now } : query, { now, grain: 'day' });
    return { input: { from, createdFrom: dateFrom, createdUntil: dateUntil } };
  },
  write: (xml, { pollWarehouseReturns: returns }, { settings }) => {
    xml.element('doc_resi', () => { xml.element('resi', () => { for (const back of returns) writeReturn(xml, back, settings); }); });
  },
});
