import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { BulkJob, BulkResult, BulkResultStatus } from './bulk-job.js';
import { findResults } from './bulk-job-order.store.js';

interface Listing {
  readonly job: BulkJob;
  readonly status?: BulkResultStatus | null | undefined;
  readonly page: PageRequest;
}

/** A page of a job's orders, in the order they were named or found, with what became of each. */
export async function listBulkResults({ database, cursors }: OrdersDeps, { principal }: CallContext, { job, status, page }: Listing): Promise<Connection<BulkResult>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `bulk-results:${String(companyId)}:${job.id}:${status ?? ''}`, columns: ['place'] });
  return keys.page(await findResults(database, companyId, { job, status, keys }), ({ place }) => [place]);
}
