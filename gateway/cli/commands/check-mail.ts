import type { MailLocation } from '#kernel/mail-location.js';
import { openTransport } from '../../../shims/mail/open-transport.js';
import { mailGoesTo } from './mail-goes-to.js';

/** Ask the server that takes mail whether it would, or look whether files can be written; answers where mail goes. */
export async function checkMail(location: MailLocation): Promise<string> {
  const transport = openTransport(location, { info: () => undefined });
  await transport.verify().catch((error: unknown) => { throw new Error(`${mailGoesTo(location)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error }); });
  return `goes to ${mailGoesTo(location)}`;
}
