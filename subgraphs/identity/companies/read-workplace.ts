import { Failure } from '#contract/failure.js';
import { companyOfSystem } from '../people/access.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Person } from '../people/person.js';
import { peopleByEmail, peopleByIds } from '../people/person.store.js';

/** What other subgraphs ask about a company. */
export interface Workplace {
  readonly timeZone: string;
  readonly sandbox: boolean;
  /** An active person of it. */
  readonly member: Person | null;
}

/** The time zone of a company, with an active person of it by their id or e-mail address; for other subgraphs alone. */
export async function readWorkplace({ principal, identity: { database }, loaders }: IdentityContext, member: string | null): Promise<Workplace> {
  const companyId = companyOfSystem(principal, null);
  const company = await loaders.company(companyId);
  if (!company) throw new Failure('NOT_FOUND', 'This company does not exist');
  const { timeZone, sandbox } = company;
  if (member === null) return { timeZone, sandbox, member: null };
  const found = member.includes('@') ? await peopleByEmail(database, member.toLowerCase()) : await peopleByIds(database, companyId, [member.toLowerCase()]);
  return { timeZone, sandbox, member: found.find((person) => person.companyId === companyId && person.deactivatedAt === null) ?? null };
}
