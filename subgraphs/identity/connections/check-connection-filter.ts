import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';
import { requireManagedRecord } from './managed-connections.js';

interface Named {
  readonly connectionId: string | null | undefined;
  /** Whether the list has records of a connection: those of a removed one stay for a while. */
  readonly hasRecords: (id: string) => Promise<boolean>;
}

/** Refuse people a filter by a connection that they do not manage, or that the company neither has nor has records of: nothing found would look like nothing there. */
export async function checkConnectionFilter(context: IdentityContext, { connectionId: id, hasRecords }: Named): Promise<void> {
  const { principal, loaders } = context;
  if (id == null || principal.kind !== 'staff') return;
  await requireManagedRecord(context, id);
  if (await loaders.connection(id) !== null || await hasRecords(id)) return;
  throw new Failure('BAD_INPUT', `Your company has no connection ${id}`, { 'filter.connectionId': ['is not known: connections lists those of your company'] });
}
