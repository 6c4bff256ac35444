import { Failure } from '#contract/failure.js';
import type { Reader } from '../database.js';

interface Named {
  readonly companyId: number;
  readonly actor: string;
  /** Whether somebody can have written; not given where the subgraph does not know people. */
  readonly isActor: ((actor: string) => Promise<boolean>) | undefined;
}

/** An actor as it is stored, whatever the capitals of an address; BAD_INPUT for one who neither is there nor wrote before leaving. */
export async function knownActor(reader: Reader, { companyId, actor: named, isActor }: Named): Promise<string> {
  const actor = named.includes('@') ? named.trim().toLowerCase() : named;
  if (isActor === undefined || await isActor(actor)) return actor;
  const rows = await reader.query('SELECT 1 FROM audit_entry WHERE company_id = ? AND actor = ? LIMIT 1', [companyId, actor]);
  if (rows.length > 0) return actor;
  throw new Failure('BAD_INPUT', `Nobody writes as ${named}`, { 'filter.actor': ['is not known: the e-mail address of a person, the name of a service token with its prefix, or command line'] });
}
