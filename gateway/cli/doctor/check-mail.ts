import { openTransport } from '../../../shims/mail/open-transport.js';
import { mailGoesTo } from '../commands/mail-goes-to.js';
import type { Check } from './check.js';

/** Whether mail gets anywhere. */
export const checkMail: Check = {
  name: 'mail',
  bad: 'the mail server does not take mail with these settings, or mail files cannot be written',
  warns: 'in production no mail server is set: mail is written to files, and nobody gets it',
  remedy: 'Check PORTICO_SMTP_URL (user and password percent-encoded, port, TLS) and PORTICO_MAIL_FROM; then `npm run portico -- mail test --to EMAIL`.',
  look: async ({ config: { mail: location, production } }) => {
    const transport = openTransport(location, { info: () => undefined });
    await transport.verify().catch((error: unknown) => { throw new Error(`${mailGoesTo(location)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error }); });
    const isUnread = production && location.kind === 'files';
    return { found: `goes to ${mailGoesTo(location)}`, problems: isUnread ? [{ state: 'WARN', found: `goes to ${mailGoesTo(location)}, and nobody gets it`, remedy: 'Set PORTICO_SMTP_URL and PORTICO_MAIL_FROM.' }] : [] };
  },
};
