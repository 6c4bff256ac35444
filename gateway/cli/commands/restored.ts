import { z } from 'zod';
import { whole } from '../answers/described.js';
import { command } from '../command.js';
import { EndAllAccessDocument } from '../operations/end-all-access.generated.js';

/** Ends what people and apps held when a backup was made, since some of it was ended after that. */
export const restored = command({
  words: 'restored',
  help: 'After a restore from a backup, before the product is started: end all sessions, mailed links, invitations and connected apps, which may have been ended since, and replace the signing key.',
  options: {},
  answers: z.object({ ended: whole('How many sessions, links, invitations and apps were ended.') }),
  run: async ({ ask }) => ({ ended: (await ask(EndAllAccessDocument, {})).endAllAccess }),
});
