import { Failure } from '#contract/failure.js';
import type { AssistantUser } from './assistant-user.js';

/** The person of a token that was checked before; throws UNAUTHENTICATED where it ended since. */
export function requireUser(user: AssistantUser | null | undefined): AssistantUser {
  if (!user) throw new Failure('UNAUTHENTICATED', 'The token is over');
  return user;
}
