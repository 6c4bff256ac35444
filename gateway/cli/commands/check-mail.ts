import type { MailLocation } from '#kernel/mail-location.js';
import { openTransport } from '../../../shims/mail/open-transport.js';
import { mailGoesTo } from './mail-goes-to.js';

/** Check that the mail server would accept mail, or that mail files can be written; returns the destination. */
export async function checkMail(location: MailLocation): Promise<string> {
  const transport = openTransport(location, { info: () => undefined });
  await transport.verify().catch((error: unknown) => { throw new Error(`${mailGoesTo(location)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error }); });
  return `goes to ${mailGoesTo(location)}`;
}
