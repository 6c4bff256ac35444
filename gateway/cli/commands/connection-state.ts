import { ConnectionAnswer, CredentialsAnswer, DeletedConnectionAnswer } from '../answers/connection.js';
import { command } from '../command.js';
import { ActivateConnectionDocument } from '../operations/activate-connection.generated.js';
import { DeleteConnectionDocument } from '../operations/delete-connection.generated.js';
import { PauseConnectionDocument } from '../operations/pause-connection.generated.js';
import { RegenerateSigningSecretDocument } from '../operations/regenerate-signing-secret.generated.js';
import { RotateConnectionDocument } from '../operations/rotate-connection.generated.js';
import { credentialLines } from './credential-lines.js';

/** Lets an integration call. */
export const activateConnection = command({
  words: 'connection activate', subject: 'ID', options: {},
  asks: ['identity', 'orders'], // whose locations its warehouse is one of
  help: 'Let an integration call.',
  answers: ConnectionAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(ActivateConnectionDocument, { id })).activateConnection,
});

/** Refuses an integration's calls until it is activated again. */
export const pauseConnection = command({
  words: 'connection pause', subject: 'ID', options: {},
  help: 'Refuse an integration\'s calls until it is activated again.',
  answers: ConnectionAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(PauseConnectionDocument, { id })).pauseConnection,
});

/** Replaces an integration's credentials. */
export const rotateConnection = command({
  words: 'connection rotate', subject: 'ID', options: {},
  help: 'Give an integration new credentials, shown once; the old ones end at once.',
  answers: CredentialsAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(RotateConnectionDocument, { id })).rotateConnection,
  shown: credentialLines,
});

/** Replaces the secret that signs a collector's customer references. */
export const rotateSigningSecret = command({
  words: 'connection rotate-signing-secret', subject: 'ID', options: {},
  help: 'Give a collector a new secret for its customer references, shown once; its public key stays.',
  answers: CredentialsAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(RegenerateSigningSecretDocument, { id })).regenerateSigningSecret,
  shown: credentialLines,
});

/** Ends an integration. */
export const deleteConnection = command({
  words: 'connection delete', subject: 'ID', options: {},
  help: 'End an integration, which revokes its key or token at once; its calls stay in the call log.',
  answers: DeletedConnectionAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(DeleteConnectionDocument, { id })).deleteConnection,
  shown: ({ id }) => `${id} is deleted`,
});
