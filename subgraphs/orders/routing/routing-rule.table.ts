import { code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ShippingType } from './shipping-type.js';
import type { Split } from './route.js';

/** The merchant's routing rules; lists are JSON, an empty condition holds for every order. */
export const ROUTING_RULE: TableDefinition = {
  name: 'routing_rule',
  columns: {
    company_id: int, id: uuid, name: code(120), priority: int, countries: nullable(text), channels: nullable(text), tags: nullable(text),
    skus: nullable(text), shipping_type: nullable(code(20)), location_codes: text, split: code(10), changed_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
};

/** A row of {@link ROUTING_RULE}. */
export interface RoutingRuleRow {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
  readonly countries: string | null;
  readonly channels: string | null;
  readonly tags: string | null;
  readonly skus: string | null;
  readonly shipping_type: ShippingType | null;
  readonly location_codes: string;
  readonly split: Split;
}
