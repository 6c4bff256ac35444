import { createTransport } from 'nodemailer';
import type { SmtpLocation } from '#kernel/mail-location.js';
import { fieldsOf, MailFailed, MailRefused, type MailTransport } from './outgoing-mail.js';

/** Timeouts in milliseconds to connect, for the greeting and for each reply; a mail has its own deadline besides. */
const PATIENCE = { dnsTimeout: 10_000, connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 30_000, socketCloseTimeout: 0 } as const;

/** Certificate authorities trusted for servers; the platform's own list unless given. */
interface Trust {
  readonly authorities?: readonly string[];
}

/** Mail to a server, one connection per mail. Nothing is sent, and no password, before the connection is secure, except to this machine. */
export function smtpTransport({ host, port, implicitTls, isLoopback, credentials, deadlineMilliseconds }: SmtpLocation, { authorities }: Trust = {}): MailTransport {
  const transport = createTransport({
    host, port, secure: implicitTls, requireTLS: !isLoopback, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true, allowInternalNetworkInterfaces: true,
    ...(credentials && { auth: { user: credentials.user, pass: credentials.password } }),
    tls: { minVersion: 'TLSv1.2', ...(authorities && { ca: [...authorities] }) },
  });
  return {
    send: async (mail) => {
      const fields = fieldsOf(mail);
      await transport.sendMail({ ...fields, signal: AbortSignal.timeout(deadlineMilliseconds) }).catch(asRefusal);
    },
    verify: async () => { await transport.verify(); },
  };
}

const [PERMANENT, BEYOND] = [500, 600];
/** Commands whose permanent refusal is the mail's own fault; a refused login may succeed once the settings are corrected. */
const OF_THE_MAIL: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

/** Server replies may contain personal data, so only their codes are kept. */
function asRefusal(error: unknown): never {
  const { code, responseCode } = codesOf(error);
  const failure = [code, responseCode].filter(Boolean).join(' ');
  if (OF_THE_MAIL.has(code) && responseCode >= PERMANENT && responseCode < BEYOND) throw new MailRefused(failure);
  throw new MailFailed(failure);
}

function codesOf(error: unknown): { readonly code: string; readonly responseCode: number } {
  const given = typeof error === 'object' && error !== null ? error : {};
  return {
    code: 'code' in given && typeof given.code === 'string' ? given.code : 'name' in given ? String(given.name) : 'UNKNOWN',
    responseCode: 'responseCode' in given && typeof given.responseCode === 'number' ? given.responseCode : 0,
  };
}
