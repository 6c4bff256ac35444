import { code, instantColumn, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ShippingType } from './shipping-type.js';
import type { Split } from './route.js';

/** The merchant's routing rules; lists are JSON, an empty condition matches every order. */
export const ROUTING_RULE = {
  name: 'routing_rule',
  columns: {
    company_id: int, id: uuid, name: code(120), priority: int, countries: nullable(text), channels: nullable(text), tags: nullable(text),
    skus: nullable(text), shipping_type: nullable(code<ShippingType>(20)), location_codes: text, split: code<Split>(10), changed_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
} satisfies TableDefinition;

/** What is read of {@link ROUTING_RULE}. */
export const ROUTING_RULE_ROW = selection(ROUTING_RULE.columns, 'company_id', 'changed_at');

/** A row of {@link ROUTING_RULE_ROW}. */
export type RoutingRuleRow = SelectedRow<typeof ROUTING_RULE_ROW>;
