import { inDays, KIT_RETENTION, KIT_STAYS, type TableRetention } from '#subgraph-kit/keeping/retention.js';
import { KEPT_MILLISECONDS as ASSISTANT_CALLS_MILLISECONDS } from './assistants/assistant-call.js';
import { KEPT_MILLISECONDS } from './calls/call.js';
import { UNUSED_DAYS } from './oauth/client.js';
import { LIFETIMES } from './oauth/grant.js';

/** What this subgraph deletes by itself, and what stays. */
export const IDENTITY_RETENTION: TableRetention = {
  deleted: [
    ...KIT_RETENTION,
    { what: 'The call log with its bodies', tables: ['calls', 'call_body', 'call_usage'], kept: inDays(KEPT_MILLISECONDS), job: 'purge calls', setting: 'a maximum size per company too: `PORTICO_CALL_LOG_MIB`' },
    { what: 'Webhook deliveries with their attempts, sent again or not', tables: ['delivery', 'delivery_attempt'], kept: inDays(KEPT_MILLISECONDS), job: 'purge calls' },
    { what: 'Mails that were sent or given up (their content is erased at once), and the log of e-mails with the counts of each day', tables: ['mail', 'sent_email', 'email_recipient', 'counter'], kept: inDays(KEPT_MILLISECONDS), job: 'purge calls' },
    { what: 'Calls of tools by AI clients', tables: ['assistant_call'], kept: inDays(ASSISTANT_CALLS_MILLISECONDS), job: 'purge calls' },
    { what: 'Sessions, mailed links and invitations', tables: ['sign_in_session', 'account_link', 'invitation'], kept: 'until they expire', job: 'purge sign-ins' },
    { what: 'Codes, tokens and grants of apps', tables: ['oauth_code', 'oauth_access_token', 'oauth_refresh_token', 'oauth_grant'], kept: `${inDays(LIFETIMES.usedCode)} after they expired`, job: 'purge oauth' },
    { what: 'Apps that registered themselves and that nobody connected', tables: ['oauth_client'], kept: `${String(UNUSED_DAYS)} days`, job: 'purge oauth' },
    { what: 'Wrong credentials of an address', tables: ['lockout'], kept: 'until the lockout ends', job: 'purge lockouts' },
    { what: 'Processes that answered calls', tables: ['serving_process'], kept: 'until they stop, or a day after a sudden end', job: 'close abandoned calls' },
  ],
  stays: [
    ...KIT_STAYS, 'company', 'person', 'account', 'staff_token', 'connection', 'credential', 'destination', 'webhook_health', 'sealing_key', 'oauth_signing_key', 'sender_address',
    'notification', 'notification_choice', 'notification_text', 'return_notification', 'call_sweep', 'deployment_task', 'job',
  ],
};
