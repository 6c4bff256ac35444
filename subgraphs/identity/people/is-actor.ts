import { COMMAND_LINE_ACTOR } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { peopleByEmail } from './person.store.js';
import { serviceTokenNames } from './staff-token.store.js';
import { serviceActor } from './staff-token.js';

/** Whether the audit log of the caller's company can have entries of somebody: of one of its people or service tokens, or of the command line. */
export async function isActor({ principal: { companyId }, identity: { database } }: IdentityContext, actor: string): Promise<boolean> {
  if (actor === COMMAND_LINE_ACTOR) return true;
  if (actor.includes('@') && (await peopleByEmail(database, actor)).some((person) => person.companyId === companyId)) return true;
  return (await serviceTokenNames(database, companyId)).some((token) => serviceActor(token) === actor);
}
