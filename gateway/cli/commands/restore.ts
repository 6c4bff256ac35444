import type { Command } from '../command.js';
import { openBackup } from '../keeping/read-backup.js';
import { rehearseRestore } from '../keeping/rehearse-restore.js';
import { keyProblem } from '../keeping/require-key.js';
import { restoreBackup } from '../keeping/restore-backup.js';
import { Refusal } from '../refusal.js';

const INDENT = 2;

/** Restores a backup into empty databases, or rehearses that. */
export const restore: Command = {
  words: 'restore', subject: 'DIR',
  help: 'Restore a backup into the databases of these settings, which must be empty, while no server runs on them. Every file is verified first. All sessions, invitations and connected apps are ended.',
  options: {
    rehearse: { help: 'Restore it beside the real databases instead, look at it, start the product on it, and remove it again; the real ones are not touched.' },
    json: { help: 'Print the result as JSON.' },
  },
  run: async ({ config, terminal }, { subject: path, options: { rehearse, json } }) => {
    const shown = <Result>(result: Result): Result | string => (json === undefined ? result : JSON.stringify(result, undefined, INDENT));
    const backup = openBackup(path);
    if (rehearse !== undefined) {
      const findings = await rehearseRestore(backup, { config, terminal });
      terminal.show('');
      if (findings.some(({ state }) => state === 'BAD')) process.exitCode = 1;
      return shown(findings);
    }
    const problem = keyProblem(config, backup.manifest);
    if (problem !== undefined) throw new Refusal(`${problem}. Nothing was changed`);
    const { rows, leftOut, findings, ended } = await restoreBackup(backup, { config, terminal });
    terminal.show('');
    return shown({
      restored: path, takenAt: backup.manifest.takenAt, rows, files: backup.manifest.blobs.count, missingFiles: backup.manifest.blobs.missing, ended,
      leftOut: leftOut.join(', '), ...Object.fromEntries(findings.map(({ check, state, found }) => [check, `${state}: ${found}`])),
    });
  },
};
