import { dropIndexMigration, indexMigration, renameColumnMigration } from '#subgraph-kit/add-columns.js';
import { code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { laterMigrations, tableMigration } from '#subgraph-kit/table-migrations.js';
import { DELIVERY } from './delivery.table.js';

/** The first version of the delivery table, when every delivery went to a connection's own webhook. */
const DELIVERY_AS_MADE: TableDefinition = {
  name: 'delivery',
  columns: {
    company_id: int, id: uuid, connection_id: uuid, event_id: uuid, type: code(60), body: text, state: code(12), attempts: int, round_start: int,
    due_at: nullable(instantColumn), claim_token: nullable(uuid), created_at: instantColumn, finished_at: nullable(instantColumn),
  },
  primaryKey: ['company_id', 'id'],
  unique: { delivery_event: ['company_id', 'connection_id', 'event_id'] },
  indexes: {
    delivery_due: ['due_at', 'company_id', 'connection_id'],
    delivery_claim: ['claim_token'],
    delivery_waiting: ['company_id', 'connection_id', 'due_at', 'id'],
    delivery_state: ['company_id', 'connection_id', 'state', 'id'],
  },
};

/** The first version of the table of receivers' health. */
const WEBHOOK_HEALTH_AS_MADE: TableDefinition = {
  name: 'webhook_health',
  columns: { company_id: int, connection_id: uuid, delivered_at: nullable(instantColumn), failed_at: nullable(instantColumn), failure: nullable(text) },
  primaryKey: ['company_id', 'connection_id'],
};

/** Migrations of deliveries and receivers' health: they refer to a destination, which a connection may own, instead of a connection. */
export const DELIVERY_HISTORY: readonly Migration[] = [
  tableMigration(120, DELIVERY_AS_MADE),
  dropIndexMigration(130, 'delivery', 'delivery_due'),
  dropIndexMigration(131, 'delivery', 'delivery_claim'),
  tableMigration(132, WEBHOOK_HEALTH_AS_MADE),
  indexMigration(133, 'delivery', ['delivery_listed', ['company_id', 'connection_id', 'id']]),
  renameColumnMigration(310, 'delivery', { from: 'connection_id', to: 'destination_id' }),
  migration(312, 'own_delivery', (runner) => runner.query('UPDATE delivery SET connection_id = destination_id WHERE connection_id IS NULL')),
  dropIndexMigration(313, 'delivery', 'delivery_listed'),
  dropIndexMigration(315, 'delivery', 'delivery_state'),
  ...laterMigrations(DELIVERY),
  renameColumnMigration(317, 'webhook_health', { from: 'connection_id', to: 'destination_id' }),
];
