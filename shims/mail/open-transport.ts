import type { Log } from '#kernel/log.js';
import type { MailLocation } from '#kernel/mail-location.js';
import type { MailTransport } from './outgoing-mail.js';

/** The mail transport of the settings; its library is loaded with the first mail, to keep the start fast. */
export function openTransport(location: MailLocation, log: Pick<Log, 'info'>): MailTransport {
  let opened: Promise<MailTransport> | undefined;
  const open = (): Promise<MailTransport> => opened ??= load(location, log);
  return {
    send: async (mail) => { await (await open()).send(mail); },
    verify: async () => { await (await open()).verify(); },
  };
}

async function load(location: MailLocation, log: Pick<Log, 'info'>): Promise<MailTransport> {
  if (location.kind === 'files') return (await import('./file-transport.js')).fileTransport(location.folder, log);
  return (await import('./smtp-transport.js')).smtpTransport(location);
}
