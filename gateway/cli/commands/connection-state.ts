import type { Command } from '../command.js';
import { ActivateConnectionDocument } from '../operations/activate-connection.generated.js';
import { DeleteConnectionDocument } from '../operations/delete-connection.generated.js';
import { PauseConnectionDocument } from '../operations/pause-connection.generated.js';
import { RotateConnectionDocument } from '../operations/rotate-connection.generated.js';

/** Lets an integration call. */
export const activateConnection: Command = {
  words: 'connection activate', subject: 'ID', options: {},
  asks: ['identity', 'orders'], // whose locations its warehouse is one of
  help: 'Let an integration call.',
  run: async ({ ask }, { subject: id }) => (await ask(ActivateConnectionDocument, { id })).activateConnection,
};

/** Refuses an integration's calls until it is activated again. */
export const pauseConnection: Command = {
  words: 'connection pause', subject: 'ID', options: {},
  help: 'Refuse an integration\'s calls until it is activated again.',
  run: async ({ ask }, { subject: id }) => (await ask(PauseConnectionDocument, { id })).pauseConnection,
};

/** Replaces an integration's credentials. */
export const rotateConnection: Command = {
  words: 'connection rotate', subject: 'ID', options: {},
  help: 'Give an integration new credentials, shown once; the old ones end at once.',
  run: async ({ ask }, { subject: id }) => (await ask(RotateConnectionDocument, { id })).rotateConnection,
};

/** Ends an integration. */
export const deleteConnection: Command = {
  words: 'connection delete', subject: 'ID', options: {},
  help: 'End an integration; its calls stay in the call log.',
  run: async ({ ask }, { subject: id }) => {
    await ask(DeleteConnectionDocument, { id });
    return `${id} is deleted`;
  },
};
