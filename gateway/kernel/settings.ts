import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const KEY_BYTES = 32;
const MEBIBYTE = 1_048_576;
const DEFAULT_REGISTRATIONS = 300;
const MILLISECONDS_PER_SECOND = 1000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** A port that leaves room for the ports after it. */
export const port = z.coerce.number('is not a number').int().min(0).max(65_000, 'must leave room for the ports after it (at most 65000)');
/** A number from 0 to a maximum, fractions included. */
const amount = (most = Number.MAX_SAFE_INTEGER) => z.coerce.number('is not a number').min(0, 'is less than 0').max(most, `is more than ${String(most)}`);
/** Seconds, as milliseconds. */
export const seconds = (most: number) => amount(most).transform((number) => number * MILLISECONDS_PER_SECOND);
/** Milliseconds. */
export const milliseconds = amount();
/** Megabytes, as bytes. */
export const megabytes = amount().transform((number) => number * BYTES_PER_MEGABYTE);
/** A whole number from 1. */
const wholeNumber = z.coerce.number('is not a number').int('is not a whole number').min(1, 'is less than 1');
/** Apps that register themselves within an hour. */
export const registrations = wholeNumber.default(DEFAULT_REGISTRATIONS);
/** Whole mebibytes, as bytes. */
export const mebibytes = wholeNumber.transform((number) => number * MEBIBYTE);
/** `on` or `off`. */
export const onOff = z.enum(['on', 'off'], 'is neither on nor off').transform((word) => word === 'on');
/** 32 bytes as hex or base64. */
const key = z.string().transform((text, context) => {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (bytes.length !== KEY_BYTES) context.addIssue({ code: 'custom', message: 'is not 32 bytes as hex or base64' });
  return bytes;
});
/** Such keys, separated by commas. */
export const keys = z.string().transform((text) => text.split(',').map((entry) => entry.trim())).pipe(z.tuple([key], key));
interface ListSetting {
  readonly separator?: RegExp;
  /** An entry as it is kept. */
  readonly kept?: (entry: string) => string;
  readonly isValid: (entry: string) => boolean;
  /** What to write instead. */
  readonly advice: string;
}
const listSetting = ({ separator = /,/, kept = (entry) => entry, isValid, advice }: ListSetting) => z.string().transform((text, context): readonly string[] => {
  const entries = text.split(separator).map((entry) => kept(entry.trim())).filter((entry) => entry !== '');
  const wrong = entries.filter((entry) => !isValid(entry));
  if (wrong.length > 0) context.addIssue({ code: 'custom', message: `names ${wrong.join(', ')}; write ${advice}, separated by commas` });
  return entries;
});
/** IP addresses and CIDR blocks, separated by commas. */
export const addressBlocks = listSetting({ isValid: (entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry), advice: 'IP addresses or CIDR blocks such as 10.0.0.0/8' });
/** Where the MCP Inspector runs. */
export const INSPECTOR_ORIGINS: readonly string[] = ['http://localhost:6274', 'http://127.0.0.1:6274'];
/** Origins of pages, separated by commas. */
export const origins = listSetting({ kept: withoutEndSlash, isValid: (entry) => URL.canParse(entry) && new URL(entry).origin === entry, advice: 'origins such as https://app.example.com' });
/** Schemes that browsers and systems run, read or send themselves: no app may be answered there. */
const SCHEMES_OF_SYSTEMS = new Set(['about:', 'blob:', 'data:', 'file:', 'filesystem:', 'ftp:', 'http:', 'https:', 'javascript:', 'mailto:', 'sms:', 'tel:', 'vbscript:', 'view-source:', 'ws:', 'wss:']);
const APP_REDIRECT = /^[a-z][a-z0-9+.-]*:[!$&'()+,\-./0-9:;=?@A-Z_a-z~%]+$/;
/** Redirect addresses of apps with schemes of their own, separated by blanks or commas; none has a comma. */
export const appRedirects = listSetting({
  separator: /[\s,]/, isValid: (entry) => APP_REDIRECT.test(entry) && URL.canParse(entry) && !SCHEMES_OF_SYSTEMS.has(new URL(entry).protocol),
  advice: 'whole addresses with the scheme of an app, such as cursor://anysphere.cursor-mcp/oauth/callback',
});
/** An http or https URL, without its trailing slashes. */
export const url = z.url({ protocol: /^https?$/, message: 'is not an http or https URL' }).transform(withoutEndSlash);

function withoutEndSlash(text: string): string {
  return text.endsWith('/') ? withoutEndSlash(text.slice(0, -1)) : text;
}

/** The variables that are set; an empty one counts as unset. */
export const withoutEmpty = (environment: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])));
