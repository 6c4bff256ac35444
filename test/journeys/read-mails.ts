import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mail as its reader sees it. */
export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails in a folder that were not read before, in the order of their writing. */
export function mailReader(folder: string): () => ReadMail[] {
  const known = new Set<string>();
  return () => readdirSync(folder).filter((name) => name.endsWith('.eml') && !known.has(name)).toSorted().map((name) => {
    known.add(name);
    return mailOf(readFileSync(join(folder, name), 'utf8'));
  });
}

function mailOf(file: string): ReadMail {
  const [head = '', ...rest] = file.split('\r\n\r\n');
  const field = (name: string): string => new RegExp(`^${name}: (.*(?:\r\n .*)*)`, 'm').exec(head)?.[1]?.replaceAll('\r\n', '') ?? '';
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(head) ?? [];
  const [, part = ''] = rest.join('\r\n\r\n').split(`--${boundary}`);
  return { to: field('To'), subject: field('Subject'), text: textOf(part) };
}

/** The text of a part, which is written as it is or in quoted-printable. */
function textOf(part: string): string {
  const at = part.indexOf('\r\n\r\n');
  const body = part.slice(at + 4).replaceAll('\r\n', '\n');
  if (!part.slice(0, at).includes('quoted-printable')) return body;
  const bytes = body.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
