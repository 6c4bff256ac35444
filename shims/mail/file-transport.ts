import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '#kernel/log.js';
import { fieldsOf, type MailTransport } from './outgoing-mail.js';

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;
const SECONDS_LENGTH = 19;

/** Mail into files that any mail program opens, `<time>-<id>.eml`; the log names each file and no recipient. */
export function fileTransport(folder: string, log: Pick<Log, 'info'>): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', disableFileAccess: true, disableUrlAccess: true });
  const prepare = (): Promise<unknown> => mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(fieldsOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written as one buffer');
      await prepare();
      const file = join(folder, `${mail.createdAt.slice(0, SECONDS_LENGTH).replaceAll(':', '')}-${mail.id}.eml`);
      await replace(file, message);
      log.info({ mail: mail.id, file }, 'A mail was written to a file');
    },
    verify: async () => { await prepare(); },
  };
}

/** Written under another name and renamed, so that a reader sees the whole mail or none. */
async function replace(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.draft`;
  try {
    const handle = await open(draft, 'w', OWNER_ONLY.file);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
