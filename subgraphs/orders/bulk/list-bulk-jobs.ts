import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { BulkJob } from './bulk-job.js';
import { findJobs } from './bulk-job.store.js';

/** A page of the company's jobs, newest first. */
export async function listBulkJobs({ database, cursors }: OrdersDeps, { principal }: CallContext, page: PageRequest): Promise<Connection<BulkJob>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `bulk-jobs:${String(companyId)}`, columns: ['id'], isDescending: true });
  return keys.page(await findJobs(database, companyId, keys), ({ id }) => [id]);
}
