import { isIP } from 'node:net';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { BadSetting } from './bad-setting.js';
import { isMailAddress } from './mail-address.js';
import { seconds } from './settings.js';

const MOST_SECONDS = 120;

/** The settings of a mail server. */
export const MAIL_SETTINGS = {
  PORTICO_SMTP_URL: z.url({ protocol: /^smtps?$/, message: 'is not an smtp:// or smtps:// URL' }).optional(),
  PORTICO_SMTP_SECONDS: seconds(MOST_SECONDS).default(60_000),
  PORTICO_MAIL_FROM: z.string().refine(isMailAddress, 'is not an e-mail address').optional(),
} as const;

/** A mail server. */
export interface SmtpLocation {
  readonly kind: 'smtp';
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS before any command. */
  readonly implicitTls: boolean;
  /** A server on this machine: the connection may go without TLS. */
  readonly isLoopback: boolean;
  readonly credentials?: { readonly user: string; readonly password: string };
  /** The sender. */
  readonly from: string;
  /** The deadline of one mail, from the connection to the last reply. */
  readonly deadlineMilliseconds: number;
}

/** The destination of mail: a server or files. */
export type MailLocation = SmtpLocation | { readonly kind: 'files'; readonly folder: string; readonly from: string };

type Settings = z.infer<z.ZodObject<typeof MAIL_SETTINGS>>;

/** The destination of mail by the settings: a server where one is set, else a folder below the data folder. */
export function mailLocation({ PORTICO_SMTP_URL: url, PORTICO_SMTP_SECONDS: deadlineMilliseconds, PORTICO_MAIL_FROM: from }: Settings, dataFolder: string): MailLocation {
  if (url === undefined) return { kind: 'files', folder: join(dataFolder, 'mail'), from: from ?? 'portico@localhost' };
  if (from === undefined) throw new BadSetting('PORTICO_MAIL_FROM is missing: a server that takes mail wants to know who writes');
  return { kind: 'smtp', ...serverOf(new URL(url)), from, deadlineMilliseconds };
}

const [SMTPS_PORT, SUBMISSION_PORT] = [465, 587];

function serverOf({ protocol, hostname, port, username, password }: URL): Omit<SmtpLocation, 'kind' | 'from' | 'deadlineMilliseconds'> {
  const implicitTls = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (host === '') throw new BadSetting('PORTICO_SMTP_URL names no host');
  return {
    host, implicitTls, isLoopback: isLoopback(host), port: port === '' ? (implicitTls ? SMTPS_PORT : SUBMISSION_PORT) : Number(port),
    ...(username !== '' && { credentials: { user: decoded(username), password: decoded(password) } }),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadSetting('PORTICO_SMTP_URL has a user or password that is not percent-encoded');
  }
}

const isLoopback = (host: string): boolean => host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback');
