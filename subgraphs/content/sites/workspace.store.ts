import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { DuplicateKey } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { byId } from '#subgraph-kit/grouped.js';
import { lockedRows } from '#subgraph-kit/locked-rows.js';
import { forUpdate, places } from '#subgraph-kit/statement.js';
import type { Workspace } from './workspace.js';
import { WORKSPACE, WORKSPACE_ROW } from './workspace.table.js';

const SELECT = `SELECT ${WORKSPACE_ROW.names} FROM workspace WHERE company_id = ?`;

/** Every workspace of a company, ordered by slug. */
export const findWorkspaces = (reader: Reader, companyId: number): Promise<Workspace[]> =>
  reader.query<Workspace>(`${SELECT} ORDER BY slug`, [companyId]);

/** The workspace with a slug. */
export async function findWorkspaceBySlug(reader: Reader, companyId: number, slug: string): Promise<Workspace | undefined> {
  const [row] = await reader.query<Workspace>(`${SELECT} AND slug = ?`, [companyId, slug]);
  return row;
}

/** The same to make a site in it, or to remove it: until the transaction ends nobody else does. */
export async function lockWorkspace(transaction: Transaction, companyId: number, slug: string): Promise<Workspace | undefined> {
  const [row] = await lockedRows<Workspace>(transaction, `${SELECT} AND slug = ?${forUpdate(transaction)}`, [companyId, slug]);
  return row;
}

/** Delete a workspace. */
export const deleteWorkspaceRow = (transaction: Transaction, companyId: number, id: string): Promise<number> =>
  transaction.execute('DELETE FROM workspace WHERE company_id = ? AND id = ?', [companyId, id]);

/** Workspaces by id, in one query. */
export async function findWorkspacesById(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, Workspace>> {
  return byId(await reader.query<Workspace>(`${SELECT} AND id IN (${places(ids.length)})`, [companyId, ...ids]));
}

/** Store a new workspace; a slug that is taken is ALREADY_EXISTS. */
export async function insertWorkspace(transaction: Transaction, { companyId, changeSequence }: { companyId: number; changeSequence: Instant }, workspace: Workspace): Promise<void> {
  await transaction.insert(WORKSPACE, [{ company_id: companyId, ...workspace, updated_at: changeSequence }]).catch(asTaken(workspace));
}

/** Store a changed workspace; a slug that is taken is ALREADY_EXISTS. */
export async function updateWorkspaceRow(transaction: Transaction, { companyId, changeSequence }: { companyId: number; changeSequence: Instant }, { id, slug, name }: Workspace): Promise<void> {
  await transaction.execute('UPDATE workspace SET slug = ?, name = ?, updated_at = ? WHERE company_id = ? AND id = ?', [slug, name, changeSequence, companyId, id]).catch(asTaken({ slug }));
}

const asTaken = ({ slug }: Pick<Workspace, 'slug'>) => (error: unknown): never => {
  throw error instanceof DuplicateKey ? new Failure('ALREADY_EXISTS', `A workspace with the slug ${slug} exists`, { slug: ['is taken'] }, { cause: error }) : error;
};
