import type { Command } from '../command.js';
import { RotateSigningKeysDocument } from '../operations/rotate-signing-keys.generated.js';

/** Replaces the key that signs the identity provider's tokens. */
export const rotateKeys: Command = {
  words: 'keys rotate',
  help: 'Sign tokens with a new key from now on; the public part of the old one stays published for 8 hours, so that its tokens count until they expire.',
  options: {},
  run: async ({ ask }) => ({ kid: (await ask(RotateSigningKeysDocument, {})).rotateSigningKeys }),
};
