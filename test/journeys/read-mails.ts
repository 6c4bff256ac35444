import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMails } from '../kit/smtp.js';

/** A mail as its reader sees it. */
export interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails in a folder that were not read before, in the order of their writing. */
export function mailReader(folder: string): () => ShownMail[] {
  const known = new Set<string>();
  return () => {
    const fresh = readdirSync(folder).filter((name) => name.endsWith('.eml') && !known.has(name)).toSorted();
    for (const name of fresh) known.add(name);
    return fresh.length === 0 ? [] : readMails(fresh.map((name) => join(folder, name))).map(({ headers, parts }) => {
      const { To: to = '', Subject: subject = '' } = Object.fromEntries(headers);
      return { to, subject, text: parts['text/plain'] ?? '' };
    });
  };
}
