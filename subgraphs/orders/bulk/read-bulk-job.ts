import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { BulkJob } from './bulk-job.js';
import { findJob } from './bulk-job.store.js';

/** A job of the company; NOT_FOUND if there is none. */
export async function jobOf(reader: Reader, companyId: number, id: string): Promise<BulkJob> {
  const job = await findJob(reader, companyId, id.toLowerCase());
  if (!job) throw new Failure('NOT_FOUND', `No bulk job ${id}`, { id });
  return job;
}

/** A job that changes many orders; NOT_FOUND if there is none. */
export function readBulkJob({ database }: OrdersDeps, { principal }: CallContext, id: string): Promise<BulkJob> {
  requirePermission(principal, 'commerce.read');
  return jobOf(database, principal.companyId, id);
}
