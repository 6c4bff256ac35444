import { code, instantColumn, int, nullable, since, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

const period = code(10); // a Period
const part = nullable(code(100));

/** What visitors did on a day of the company, by sales channel (empty for none); bots are left out. The sessions are those that began on the day. */
export const TRAFFIC_FIGURE = {
  name: 'traffic_figure',
  columns: {
    company_id: int, day: code(10), channel: code(64),
    page_views: int, product_views: int, searches: int, cart_additions: int, cart_removals: int, checkouts: int, purchases: int,
    sessions: int, bounces: int, session_seconds: int, sessions_with_product: int, sessions_with_cart: int, sessions_with_checkout: int, sessions_with_purchase: int,
  },
  primaryKey: ['company_id', 'day', 'channel'],
  withoutRowid: true,
} satisfies TableDefinition;

/** What was searched for, in lower case; longer periods are the sums of their days. */
export const SEARCH_FIGURE = {
  name: 'search_figure',
  columns: { company_id: int, period, term: code(200), searches: int, without_results: int },
  primaryKey: ['company_id', 'period', 'term'],
  withoutRowid: true,
} satisfies TableDefinition;

/** What visitors did with a product. */
export const PRODUCT_TRAFFIC = {
  name: 'product_traffic',
  columns: { company_id: int, period, product_id: int, views: int, cart_additions: int, units_added: int, purchases: int, units_purchased: int },
  primaryKey: ['company_id', 'period', 'product_id'],
  withoutRowid: true,
} satisfies TableDefinition;

/** The sessions of visitors, of which the figures have those of a day. */
export const SHOPPER_SESSION = {
  name: 'shopper_session',
  columns: {
    company_id: int, visitor_id: code(64), id: code(64), installation_id: uuid, channel: code(64), day: code(10), started_at: instantColumn, ended_at: instantColumn,
    events: int, stages: int, // of what was done, a bit each
    touched_at: since(680, nullable(instantColumn)), source: since(680, part), medium: since(680, part), campaign: since(680, part), // what brought the shopper in this session first, empty where nothing did; null of sessions that began before it was kept
  },
  primaryKey: ['company_id', 'visitor_id', 'id'],
  indexes: { shopper_session_ended: ['company_id', 'ended_at'] },
} satisfies TableDefinition;
