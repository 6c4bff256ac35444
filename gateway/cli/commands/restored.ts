import type { Command } from '../command.js';
import { EndAllAccessDocument } from '../operations/end-all-access.generated.js';

/** Ends what people and apps held when a backup was made, since some of it was ended after that. */
export const restored: Command = {
  words: 'restored',
  help: 'After a restore from a backup, before the product is started: end all sessions, mailed links, invitations and connected apps, which may have been ended since, and replace the signing key.',
  options: {},
  run: async ({ ask }) => ({ ended: (await ask(EndAllAccessDocument, {})).endAllAccess }),
};
