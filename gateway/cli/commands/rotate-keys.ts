import { z } from 'zod';
import { text } from '../answers/described.js';
import { command } from '../command.js';
import { RotateSigningKeysDocument } from '../operations/rotate-signing-keys.generated.js';

/** Replaces the key that signs the identity provider's tokens. */
export const rotateKeys = command({
  words: 'keys rotate',
  help: 'Sign tokens with a new key from now on; the public part of the old one stays published for 8 hours, so that its tokens count until they expire.',
  options: {},
  answers: z.object({ kid: text('The id of the key that signs from now on.') }),
  run: async ({ ask }) => ({ kid: (await ask(RotateSigningKeysDocument, {})).rotateSigningKeys }),
});
