import type { Instant } from '#kernel/clock.js';
import type { SubgraphName } from '#kernel/config.js';
import type { CallContext } from '#contract/principal.js';
import { refuseLongTexts } from '#contract/fits.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '../connection.js';
import type { Cursors } from '../cursor.js';
import type { Database } from '../database.js';
import { keysetOf } from '../keyset.js';
import type { PageRequest } from '../page-request.js';
import type { AuditEntry } from './audit-entry.js';
import { knownActor } from './known-actor.js';
import { knownOperation } from './known-operation.js';
import { refuseReversed } from '../search/refuse-reversed.js';
import { findAuditEntries } from './audit-entry.store.js';

/** Which entries to list; a filter that is not given does not apply. */
export interface AuditFilter {
  readonly actor?: string | null | undefined;
  readonly operation?: string | null | undefined;
  /** The id of a record, or what a person calls it. */
  readonly subject?: string | null | undefined;
  readonly from?: Instant | null | undefined;
  readonly to?: Instant | null | undefined;
}

/** A call on a subgraph's audit log. */
export interface AuditCall {
  readonly database: Database;
  readonly cursors: Cursors;
  readonly call: CallContext;
  /** The id of the record that a person means by a number or code; the text itself unless given. */
  readonly subjectOf?: (typed: string) => Promise<string>;
  /** Whether somebody can have written, in the subgraph that knows people and tokens; elsewhere every actor may. */
  readonly isActor?: (actor: string) => Promise<boolean>;
}

interface Listing {
  readonly filter: AuditFilter;
  readonly page: PageRequest;
  /** The mutations of people there are. */
  readonly operations: readonly string[];
  /** The part of the graph whose log it is. */
  readonly part: SubgraphName;
}

const LONGEST = 200;

/** Entries of the company's audit log, newest first; needs company.manage. A mutation or an actor that there is not, or a range that ends before it begins, is BAD_INPUT. */
export async function listAuditEntries({ database, cursors, call: { principal }, subjectOf, isActor }: AuditCall, { filter: { actor: named, operation: called, subject: typed, from, to }, page, operations, part }: Listing): Promise<Connection<AuditEntry>> {
  requirePermission(principal, 'company.manage');
  refuseLongTexts({ 'filter.actor': [named, LONGEST], 'filter.operation': [called, LONGEST], 'filter.subject': [typed, LONGEST] });
  if (principal.kind === 'staff') refuseReversed({ to: ['from', from, to] });
  const { companyId } = principal;
  const actor = named == null ? null : await knownActor(database, { companyId, actor: named, isActor });
  const operation = called == null ? null : await knownOperation(database, { companyId, operation: called, part, known: operations });
  const subject = typed == null ? null : await (subjectOf?.(typed.trim()) ?? typed);
  const conditions = ([['actor = ?', actor], ['operation = ?', operation], ['subject = ?', subject], ['written_at >= ?', from], ['written_at < ?', to]] as const)
    .flatMap(([sql, value]) => (value == null ? [] : [{ sql, value }]));
  const keys = keysetOf(cursors, page, { list: `audit:${String(companyId)}`, columns: ['id'], isDescending: true });
  const entries = await findAuditEntries(database, companyId, { where: conditions.map(({ sql }) => ` AND ${sql}`).join(''), parameters: conditions.map(({ value }) => value), keys });
  return keys.page(entries, ({ id }) => [id]);
}
