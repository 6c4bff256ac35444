import { code, int, type TableDefinition } from '#subgraph-kit/columns.js';

/** The tags of customers, who are known by their e-mail address in lower case. */
export const CUSTOMER_TAG = {
  name: 'customer_tag',
  columns: { company_id: int, email: code(320), tag: code(60) },
  primaryKey: ['company_id', 'email', 'tag'],
  indexes: { customer_tag_tag: ['company_id', 'tag', 'email'] },
} satisfies TableDefinition;
