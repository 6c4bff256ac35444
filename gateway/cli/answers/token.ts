import { z } from 'zod';
import { flag, instant, instantOrNull, oneOf, text, textOrNull } from './described.js';
import { shownOnce } from './shown-once.js';

/** A token for the graph, without its secret. */
export const TokenAnswer = z.object({
  id: text('Its id, which token revoke takes.'),
  kind: oneOf(['person', 'service'], 'Whether a person calls with it, or a program of the company.'),
  prefix: text('How it begins.'),
  name: text('What it is for.'),
  email: textOrNull('Whose it is; null for a service token.'),
  permissions: z.array(z.string()).nullable().meta({ description: 'What it is limited to; null for everything that its person may do.' }),
  createdAt: instant('When it was made.'),
  expiresAt: instantOrNull('Until when it is valid; null for ever.'),
  lastUsedAt: instantOrNull('When it was last used.'),
  isExpired: flag('Whether it has expired.'),
});

/** A token that was just made. */
export const NewTokenAnswer = z.object({
  token: shownOnce('The token, for the header Authorization: Bearer.'),
  id: text('Its id, which token revoke takes.'),
  expiresAt: instantOrNull('Until when it is valid; null for ever.'),
});

/** A token that was revoked. */
export const RevokedTokenAnswer = z.object({ id: text('Its id.'), name: text('What it was for.') });
