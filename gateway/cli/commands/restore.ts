import { z } from 'zod';
import { instant, oneOf, text, texts, whole } from '../answers/described.js';
import { command } from '../command.js';
import { openBackup } from '../keeping/read-backup.js';
import { rehearseRestore } from '../keeping/rehearse-restore.js';
import { keyProblem } from '../keeping/require-key.js';
import { restoreBackup } from '../keeping/restore-backup.js';
import { Refusal } from '../refusal.js';
import type { Session } from '../session.js';
import { ifBad } from './if-bad.js';

const Findings = z.array(z.object({ check: text('What was looked at.'), state: oneOf(['good', 'BAD'], 'BAD: it needs somebody.'), found: text('What was found.') }));

const Restored = z.object({
  restored: text('The folder of the backup.'), takenAt: instant('The moment of which it is.'), rows: whole('How many rows.'),
  files: whole('How many stored files the backup has.'), missingFiles: whole('How many were missing when it was made.'), ended: whole('How many sessions, links, invitations and apps were ended.'),
  leftOut: texts('Tables of the backup that this release does not have any more.'), findings: Findings.meta({ description: 'What was found afterwards.' }),
});

/** Restores a backup into empty databases, or rehearses that. */
export const restore = command({
  words: 'restore', subject: 'DIR',
  help: 'Restore a backup into the databases of these settings, which must be empty, while no server runs on them. Every file is verified first. All sessions, invitations and connected apps are ended.',
  options: { rehearse: { help: 'Restore it beside the real databases instead, look at it, start the product on it, and remove it again; the real ones are not touched.' } },
  examples: ['restore /backups/2026-11-30 --rehearse', 'restore /backups/2026-11-30'],
  answers: z.union([Findings.meta({ description: 'With --rehearse: what was found.' }), Restored.meta({ description: 'Without it: what was restored.' })]),
  run: (session, { subject: path, options: { rehearse } }) => (rehearse === undefined ? restored(session, path) : rehearsed(session, path)),
  shown: (answer) => {
    if (!('restored' in answer)) return answer;
    const { findings, leftOut, ...counts } = answer;
    return { ...counts, leftOut: leftOut.join(', '), ...Object.fromEntries(findings.map(({ check, state, found }) => [check, `${state}: ${found}`])) };
  },
  problem: (answer) => ('restored' in answer ? undefined : ifBad(answer)),
});

async function rehearsed({ config, terminal }: Session, path: string): Promise<z.output<typeof Findings>> {
  const findings = await rehearseRestore(openBackup(path), { config, terminal });
  terminal.show('');
  return findings;
}

async function restored({ config, terminal }: Session, path: string): Promise<z.output<typeof Restored>> {
  const backup = openBackup(path);
  const problem = keyProblem(config, backup.manifest);
  if (problem !== undefined) throw new Refusal(`${problem}. Nothing was changed`);
  const { rows, leftOut, findings, ended } = await restoreBackup(backup, { config, terminal });
  terminal.show('');
  return { restored: path, takenAt: backup.manifest.takenAt, rows, files: backup.manifest.blobs.count, missingFiles: backup.manifest.blobs.missing, ended, leftOut: [...leftOut], findings: [...findings] };
}
