import { CERTIFICATION_STEPS, stepsOfKind, type CertificationStep } from '#contract/certification.js';
import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { usualStockCode } from '../inventory/location.js';
import { findLocation } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { lastPassed, listedSteps, type Certification } from './certification.js';
import { findPassedSteps, findSampleItem } from './certification.store.js';

/** The checklist of a connection, for who manages connections; null for a kind that is not certified, NOT_FOUND for another company's. The kind is asked of another subgraph: never inside a transaction. */
export async function readCertification(deps: OrdersDeps, context: CallContext, connectionId: string): Promise<Certification | null> {
  const { principal } = context;
  if (!principal.scopes.includes('system')) requirePermission(principal, 'company.manage');
  const kind = await deps.connectionKind(context, connectionId);
  if (kind === null) throw new Failure('NOT_FOUND', 'This company has no such connection');
  return certificationOf(deps, context, { connectionId, steps: stepsOfKind(kind) });
}

/** The checklist of the calling connection, which is of a kind. */
export async function readOwnCertification(deps: OrdersDeps, context: CallContext, kind: string): Promise<Certification> {
  const { principal: { kind: caller, connectionId } } = context;
  if (caller !== 'connection' || connectionId === undefined) throw new Failure('FORBIDDEN', 'Only a connection has a checklist of its own');
  const found = await certificationOf(deps, context, { connectionId, steps: stepsOfKind(kind) });
  if (!found) throw new Failure('NOT_FOUND', 'Connections of this kind are not certified');
  return found;
}

interface Wanted {
  readonly connectionId: string;
  readonly steps: readonly CertificationStep[];
}

async function certificationOf(deps: OrdersDeps, context: CallContext, { connectionId, steps: wanted }: Wanted): Promise<Certification | null> {
  if (wanted.length === 0) return null;
  const { database, readWorkplace } = deps;
  const { companyId } = context.principal;
  const { sandbox } = await readWorkplace(context, null);
  const [passed, item] = [await findPassedSteps(database, companyId, connectionId), await findSampleItem(database, companyId)];
  const steps = listedSteps({ steps: wanted, meanings: CERTIFICATION_STEPS, passed });
  return { steps, passedAt: lastPassed(steps), sandbox, sku: item?.sku ?? null, barcode: item?.barcode ?? null, stockLocationCode: await stockCodeOf(deps, context) };
}

async function stockCodeOf({ database }: OrdersDeps, { principal: { companyId, warehouseId } }: CallContext): Promise<string | null> {
  const location = warehouseId === undefined ? undefined : await findLocation(database, companyId, warehouseId);
  return location ? usualStockCode(location) : null;
}

/** A surface notes what a call of its connection showed; for the product's own components. */
export async function noteCertification({ database, noteSteps }: OrdersDeps, context: CallContext, steps: readonly CertificationStep[]): Promise<boolean> {
  requireScope(context.principal, 'system');
  await database.inTransaction((transaction) => noteSteps(transaction, context, steps));
  return true;
}
