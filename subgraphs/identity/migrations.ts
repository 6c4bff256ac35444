import { columnsMigration, dropIndexMigration, indexMigration, renameColumnMigration } from '#subgraph-kit/add-columns.js';
import { COMMAND } from '#subgraph-kit/command-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { FEED } from '#subgraph-kit/feed.js';
import { migration, tableMigration, type Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { OUTBOX_FAILURE } from '#subgraph-kit/parked-events.js';
import { CALL_BODY, CALL_SWEEP, CALL_USAGE, CALLS, CALLS_PROCESS } from './calls/call.table.js';
import { SERVING_PROCESS } from './calls/serving-process.table.js';
import { SEALING_KEY } from '#subgraph-kit/sealing-key.js';
import { COMPANY } from './companies/company.table.js';
import { CONNECTION, CONNECTION_SETTINGS } from './connections/connection.table.js';
import { CREDENTIAL } from './connections/credential.table.js';
import { LOCKOUT } from './connections/lockout.table.js';
import { DEPLOYMENT_TASK } from './deployment/deployment-task.table.js';
import { JOB } from './deployment/job.table.js';
import { DELIVERY, DELIVERY_ATTEMPT, DELIVERY_CONNECTION, DELIVERY_LISTED, DELIVERY_STATE, WEBHOOK_HEALTH } from './deliveries/delivery.table.js';
import { DESTINATION } from './deliveries/destination.table.js';
import { MAIL } from './mails/mail.table.js';
import { PERSON, PERSON_IS_INTERNAL, PERSON_MODULE_ROLES } from './people/person.table.js';
import { STAFF_TOKEN, STAFF_TOKEN_EXPIRY, STAFF_TOKEN_LAST_USE, STAFF_TOKEN_PERSON } from './people/staff-token.table.js';

const TABLES = [FEED, OUTBOX, COUNTER, COMPANY, PERSON, STAFF_TOKEN, CONNECTION, CREDENTIAL, LOCKOUT, CALLS, CALL_BODY];

const SETTINGS = 110;
const DELIVERIES = 120;
const SENDING = 130;
const LOG_KEEPING = 200;
const ROLES = 210;
const TOKENS = 212;
const SEALING = 250;
const DESTINATIONS = 310;
const JOBS = 320;

/** The history of this subgraph's tables; only ever appended to. */
export const identityMigrations: readonly Migration[] = [
  ...TABLES.map((table, index) => tableMigration(index + 1, table)),
  columnsMigration(SETTINGS, 'connection', CONNECTION_SETTINGS),
  ...[DELIVERY, DELIVERY_ATTEMPT, COMMAND].map((table, index) => tableMigration(DELIVERIES + index, table)),
  ...['delivery_due', 'delivery_claim'].map((index, place) => dropIndexMigration(SENDING + place, 'delivery', index)),
  tableMigration(SENDING + 2, WEBHOOK_HEALTH),
  indexMigration(SENDING + 3, 'delivery', DELIVERY_LISTED),
  columnsMigration(220, 'outbox', OUTBOX_FAILURE),
  tableMigration(300, DEPLOYMENT_TASK),
  columnsMigration(LOG_KEEPING, 'calls', CALLS_PROCESS),
  ...[SERVING_PROCESS, CALL_USAGE, CALL_SWEEP].map((table, index) => tableMigration(LOG_KEEPING + 1 + index, table)),
  ...[PERSON_MODULE_ROLES, PERSON_IS_INTERNAL].map((columns, place) => columnsMigration(ROLES + place, 'person', columns)),
  ...[STAFF_TOKEN_EXPIRY, STAFF_TOKEN_LAST_USE].map((columns, place) => columnsMigration(TOKENS + place, 'staff_token', columns)),
  indexMigration(TOKENS + 2, 'staff_token', STAFF_TOKEN_PERSON),
  tableMigration(SEALING, SEALING_KEY),
  renameColumnMigration(DESTINATIONS, 'delivery', { from: 'connection_id', to: 'destination_id' }),
  columnsMigration(DESTINATIONS + 1, 'delivery', DELIVERY_CONNECTION),
  migration(DESTINATIONS + 2, 'own_delivery', (runner) => runner.query('UPDATE delivery SET connection_id = destination_id WHERE connection_id IS NULL')),
  ...[DELIVERY_LISTED, DELIVERY_STATE].flatMap((index, place) => [
    dropIndexMigration(DESTINATIONS + 3 + 2 * place, 'delivery', index[0]), indexMigration(DESTINATIONS + 4 + 2 * place, 'delivery', index),
  ]),
  renameColumnMigration(DESTINATIONS + 7, 'webhook_health', { from: 'connection_id', to: 'destination_id' }),
  tableMigration(DESTINATIONS + 8, DESTINATION),
  ...[JOB, MAIL].map((table, index) => tableMigration(JOBS + index, table)),
];
