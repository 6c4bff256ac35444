import { z } from 'zod';
import { oneOf, text } from '../answers/described.js';
import { command } from '../command.js';
import { rotateMasterKey } from '../keeping/rotate-master-key.js';
import { ifBad } from './if-bad.js';

/** Replaces the master key. */
export const rotateMaster = command({
  words: 'master-key rotate',
  help: 'Wrap the keys of every database with a new master key, while the product runs or not; links, cursors, sessions and secrets stay as they are. It is the first of PORTICO_MASTER_KEY, which then has the old one too; without that setting it is made, and replaces the one in master.key.',
  options: {},
  answers: z.array(z.object({ what: text('The subgraph of a database, or where the master keys are.'), state: oneOf(['good', 'BAD'], 'BAD: it needs somebody.'), result: text('What was done, or is left to do.') })),
  run: async ({ config, terminal }) => {
    const rows = await rotateMasterKey({ config, terminal });
    terminal.show('');
    return rows;
  },
  problem: ifBad,
});
