import { deploymentSigning } from '../keeping/deployment-signing.js';
import { keyIdsOf } from '../keeping/manifest.js';
import { writeBackup } from '../keeping/write-backup.js';
import type { Command } from '../command.js';

const INDENT = 2;
const MOST_NAMED = 20;

/** Makes a backup of everything, while the product runs. */
export const backup: Command = {
  words: 'backup', subject: 'DIR',
  help: 'Write all databases as they are at one moment, and the stored files they name, into a new folder, while the product runs or not. The master key is not in it: keep it elsewhere.',
  options: { json: { help: 'Print the result as JSON.' } },
  run: async ({ config, terminal: { show } }, { subject: path, options: { json } }) => {
    const { manifest, missing, heldMilliseconds } = await writeBackup(path, { config, keys: deploymentSigning(config), show });
    show('');
    const tables = Object.values(manifest.parts).flatMap((part) => Object.values(part.tables));
    const result = {
      backup: path, takenAt: manifest.takenAt, tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.blobs.count, fileBytes: manifest.blobs.length, missing: missing.slice(0, MOST_NAMED).map(({ companyId, hash }) => `${String(companyId)}/${hash}`), missingFiles: missing.length,
      masterKey: keyIdsOf(manifest).join(', '), heldMilliseconds,
    };
    return json === undefined ? result : JSON.stringify(result, undefined, INDENT);
  },
};
