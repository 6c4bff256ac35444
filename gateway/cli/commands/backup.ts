import { z } from 'zod';
import { instant, text, texts, whole } from '../answers/described.js';
import { command } from '../command.js';
import { deploymentSigning } from '../keeping/deployment-signing.js';
import { keyIdsOf } from '../keeping/manifest.js';
import { writeBackup } from '../keeping/write-backup.js';

const MOST_NAMED = 20;

/** Makes a backup of everything, while the product runs. */
export const backup = command({
  words: 'backup', subject: 'DIR',
  help: 'Write all databases as they are at one moment, and the stored files they name, into a new folder, while the product runs or not. The master key is not in it: keep it elsewhere.',
  options: {},
  examples: ['backup /backups/2026-11-30', 'backup /backups/2026-11-30 --json'],
  answers: z.object({
    backup: text('The folder.'), takenAt: instant('The moment of which it is.'), tables: whole('How many tables.'), rows: whole('How many rows.'),
    files: whole('How many stored files.'), fileBytes: whole('Their size together, in bytes.'),
    missing: texts(`Stored files that rows name and that are not there: the first ${String(MOST_NAMED)}.`), missingFiles: whole('How many those are.'),
    masterKey: text('The ids of the master keys that it needs, separated by commas.'), heldMilliseconds: whole('For how long writes were held.'),
  }),
  run: async ({ config, terminal: { show } }, { subject: path }) => {
    const { manifest, missing, heldMilliseconds } = await writeBackup(path, { config, keys: deploymentSigning(config), show });
    show('');
    const tables = Object.values(manifest.parts).flatMap((part) => Object.values(part.tables));
    return {
      backup: path, takenAt: manifest.takenAt, tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.blobs.count, fileBytes: manifest.blobs.length, missing: missing.slice(0, MOST_NAMED).map(({ companyId, hash }) => `${String(companyId)}/${hash}`), missingFiles: missing.length,
      masterKey: keyIdsOf(manifest).join(', '), heldMilliseconds,
    };
  },
});
