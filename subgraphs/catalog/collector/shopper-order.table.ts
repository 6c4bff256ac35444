import { code, instantColumn, int, nullable, selection, since, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

const part = code(100);

/** What is counted for what brought shoppers: orders for the first and for the last of it, and the sessions in which it did, without a currency. */
export type CountedTouch = 'FIRST' | 'LAST' | 'VISIT';

/** What brought a visitor to the storefront. */
export const SHOPPER_TOUCH = {
  name: 'shopper_touch',
  columns: { company_id: int, visitor_id: code(64), uid: code(40), at: instantColumn, source: part, medium: part, campaign: part },
  primaryKey: ['company_id', 'visitor_id', 'uid'],
  indexes: { shopper_touch_at: { since: 673, columns: ['company_id', 'visitor_id', 'at', 'uid'] } },
} satisfies TableDefinition;

/** What a visitor bought, by the storefront's own number of the order, with what brought them first and last; empty where nothing did. */
export const SHOPPER_ORDER = {
  name: 'shopper_order',
  columns: {
    company_id: int, visitor_id: code(64), number: code(500), at: instantColumn, day: code(10), value_minor: nullable(int), is_total: int, currency: nullable(code(3)),
    first_source: part, first_medium: part, first_campaign: part, last_source: part, last_medium: part, last_campaign: part,
  },
  primaryKey: ['company_id', 'visitor_id', 'number'],
  indexes: { shopper_order_at: ['company_id', 'at'], shopper_order_visitor: { since: 674, columns: ['company_id', 'visitor_id', 'at'] } },
} satisfies TableDefinition;

/** What is read of {@link SHOPPER_ORDER}. */
export const SHOPPER_ORDER_ROW = selection(SHOPPER_ORDER.columns, 'company_id', 'visitor_id');

/** A row of {@link SHOPPER_ORDER_ROW}. */
export type ShopperOrderRow = SelectedRow<typeof SHOPPER_ORDER_ROW>;

/** What was bought, by what brought the shopper first, and by what brought them last, and the sessions that it brought; the currency is empty where no value was named. */
export const CAMPAIGN_FIGURE = {
  name: 'campaign_figure',
  columns: { company_id: int, period: code(10), touch: code<CountedTouch>(5), source: part, medium: part, campaign: part, currency: code(3), orders: int, value_minor: int, sessions: since(681, withDefault(int, 0)) },
  primaryKey: ['company_id', 'period', 'touch', 'source', 'medium', 'campaign', 'currency'],
  withoutRowid: true,
} satisfies TableDefinition;
