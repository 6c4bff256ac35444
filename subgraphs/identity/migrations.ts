import type { TableDefinition } from '#subgraph-kit/columns.js';
import { AUDIT_ENTRY } from '#subgraph-kit/audit/audit-entry.table.js';
import { COMMAND, indexCommandAge } from '#subgraph-kit/command-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { DATA_KEY } from '#subgraph-kit/data-keys/data-key.table.js';
import { FEED } from '#subgraph-kit/feed.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { SEALING_KEY } from '#subgraph-kit/sealing-key.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { ACCOUNT_HISTORY, PERSON_HISTORY, SLUG_HISTORY } from './accounts/account-history.table.js';
import { ACCOUNT_LINK } from './accounts/account-link.table.js';
import { ACCOUNT } from './accounts/account.table.js';
import { SIGN_IN_SESSION } from './accounts/sign-in-session.table.js';
import { ASSISTANT_CALL } from './assistants/assistant-call.table.js';
import { CALL_BODY, CALL_SWEEP, CALL_USAGE, CALLS } from './calls/call.table.js';
import { SERVING_PROCESS } from './calls/serving-process.table.js';
import { COMPANY, sandboxKnownDemos } from './companies/company.table.js';
import { CONNECTION } from './connections/connection.table.js';
import { CREDENTIAL } from './connections/credential.table.js';
import { LOCKOUT } from './connections/lockout.table.js';
import { DELIVERY_HISTORY } from './deliveries/delivery-history.table.js';
import { DELIVERY, DELIVERY_ATTEMPT, WEBHOOK_HEALTH } from './deliveries/delivery.table.js';
import { DESTINATION } from './deliveries/destination.table.js';
import { DEPLOYMENT_TASK } from './deployment/deployment-task.table.js';
import { JOB } from './deployment/job.table.js';
import { SENDER_ADDRESS } from './emails/sender-address.table.js';
import { EMAIL_RECIPIENT, SENT_EMAIL } from './emails/sent-email.table.js';
import { MAIL } from './mails/mail.table.js';
import { OAUTH_ACCESS_TOKEN, OAUTH_CLIENT, OAUTH_CODE, OAUTH_GRANT, OAUTH_REFRESH_TOKEN, OAUTH_SIGNING_KEY } from './oauth/oauth.table.js';
import { NOTIFICATION, NOTIFICATION_CHOICE, NOTIFICATION_TEXT, RETURN_NOTIFICATION } from './notifications/notification.table.js';
import { INVITATION } from './people/invitation.table.js';
import { PERSON } from './people/person.table.js';
import { STAFF_TOKEN } from './people/staff-token.table.js';

/** Tables by the migration that created them; only ever appended to. */
const MADE: readonly (readonly [number, TableDefinition])[] = [
  ...[FEED, OUTBOX, COUNTER, COMPANY].map((table, index) => [index + 1, table] as const),
  ...[STAFF_TOKEN, CONNECTION, CREDENTIAL, LOCKOUT, CALLS, CALL_BODY].map((table, index) => [index + 6, table] as const),
  [121, DELIVERY_ATTEMPT], [122, COMMAND], [201, SERVING_PROCESS], [202, CALL_USAGE], [203, CALL_SWEEP], [250, SEALING_KEY], [300, DEPLOYMENT_TASK],
  [318, DESTINATION], [320, JOB], [321, MAIL], [350, AUDIT_ENTRY], [400, ACCOUNT], [401, SIGN_IN_SESSION], [414, ACCOUNT_LINK], [415, INVITATION],
  [430, OAUTH_SIGNING_KEY], [431, OAUTH_CLIENT], [432, OAUTH_GRANT], [433, OAUTH_CODE], [434, OAUTH_ACCESS_TOKEN], [435, OAUTH_REFRESH_TOKEN],
  [580, NOTIFICATION], [581, NOTIFICATION_CHOICE], [582, NOTIFICATION_TEXT], [584, RETURN_NOTIFICATION], [587, ASSISTANT_CALL], [590, SENDER_ADDRESS], [591, SENT_EMAIL], [592, EMAIL_RECIPIENT], [593, DATA_KEY],
];

/** The tables of this subgraph. */
export const IDENTITY_TABLES: readonly TableDefinition[] = [...MADE.map(([, table]) => table), PERSON, DELIVERY, WEBHOOK_HEALTH];

/** The migrations of these tables. */
export const identityMigrations: readonly Migration[] = [...MADE.flatMap(([sequence, table]) => tableMigrations(sequence, table)), ...PERSON_HISTORY, ...SLUG_HISTORY, ...ACCOUNT_HISTORY, ...DELIVERY_HISTORY, indexCommandAge(370), sandboxKnownDemos(595)];
