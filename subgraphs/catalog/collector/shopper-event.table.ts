import { code, flag, instantColumn, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { EventKind } from '#contract/shopper-event.js';

/** What visitors did, each event once: one that was given no uid has one of ours. */
export const SHOPPER_EVENT = {
  name: 'shopper_event',
  columns: {
    company_id: int, uid: code(40), visitor_id: code(64), session_id: nullable(code(64)), at: instantColumn, kind: code<EventKind>(20),
    day: code(10), // of the company, as its time zone was when it arrived: the figures of this day have it
    channel: nullable(code(64)),
    ref: nullable(code(256)), // what named a product that there is not
    product_id: nullable(int), variant_id: nullable(uuid),
    is_bot: flag,
    payload: nullable(text), // JSON
  },
  primaryKey: ['company_id', 'uid'],
  indexes: { shopper_event_visitor: ['company_id', 'visitor_id', 'at'], shopper_event_at: ['company_id', 'at', 'uid'] },
} satisfies TableDefinition;

/** What is read of {@link SHOPPER_EVENT}. */
export const SHOPPER_EVENT_ROW = selection(SHOPPER_EVENT.columns, 'company_id');

/** A row of {@link SHOPPER_EVENT_ROW}. */
export type ShopperEventRow = SelectedRow<typeof SHOPPER_EVENT_ROW>;
