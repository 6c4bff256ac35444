import type { Command } from '../command.js';
import { rotateMasterKey } from '../keeping/rotate-master-key.js';

/** Replaces the master key. */
export const rotateMaster: Command = {
  words: 'master-key rotate',
  help: 'Wrap the keys of every database with a new master key, while the product runs or not; links, cursors, sessions and secrets stay as they are. It is the first of PORTICO_MASTER_KEY, which then has the old one too; without that setting it is made, and replaces the one in master.key.',
  options: {},
  run: async ({ config, terminal }) => {
    const rows = await rotateMasterKey({ config, terminal });
    terminal.show('');
    if (rows.some(({ state }) => state === 'BAD')) process.exitCode = 1;
    return rows;
  },
};
