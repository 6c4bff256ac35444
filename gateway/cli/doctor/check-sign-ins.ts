import { heldInWords } from '../../server/restore-advice.js';
import { NotSeen, type Check } from './check.js';

/** What people and apps hold: it tells whoever restored a backup what is left to do. */
export const checkSignIns: Check = {
  name: 'sign-ins',
  remedy: 'It shows what is held; after a restore by other means than `restore`, `npm run portico -- restored` ends it.',
  look: async ({ open }) => {
    const { deployment } = await open('identity').catch((cause: unknown) => { throw new NotSeen('the identity database could not be opened', { cause }); });
    return { found: await heldInWords(deployment) };
  },
};
