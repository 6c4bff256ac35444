import { columnsMigration, dropIndexMigration, indexMigration } from '#subgraph-kit/add-columns.js';
import { COMMAND } from '#subgraph-kit/command-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { FEED } from '#subgraph-kit/feed.js';
import { tableMigration, type Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { CALL_BODY, CALLS } from './calls/call.table.js';
import { COMPANY } from './companies/company.table.js';
import { CONNECTION, CONNECTION_SETTINGS } from './connections/connection.table.js';
import { CREDENTIAL } from './connections/credential.table.js';
import { LOCKOUT } from './connections/lockout.table.js';
import { DELIVERY, DELIVERY_ATTEMPT, DELIVERY_LISTED, WEBHOOK_HEALTH } from './deliveries/delivery.table.js';
import { PERSON, STAFF_TOKEN } from './people/person.table.js';

const TABLES = [FEED, OUTBOX, COUNTER, COMPANY, PERSON, STAFF_TOKEN, CONNECTION, CREDENTIAL, LOCKOUT, CALLS, CALL_BODY];

const SETTINGS = 110;
const DELIVERIES = 120;
const SENDING = 130;

/** The history of this subgraph's tables; only ever appended to. */
export const identityMigrations: readonly Migration[] = [
  ...TABLES.map((table, index) => tableMigration(index + 1, table)),
  columnsMigration(SETTINGS, 'connection', CONNECTION_SETTINGS),
  ...[DELIVERY, DELIVERY_ATTEMPT, COMMAND].map((table, index) => tableMigration(DELIVERIES + index, table)),
  ...['delivery_due', 'delivery_claim'].map((index, place) => dropIndexMigration(SENDING + place, 'delivery', index)),
  tableMigration(SENDING + 2, WEBHOOK_HEALTH),
  indexMigration(SENDING + 3, 'delivery', DELIVERY_LISTED),
];
