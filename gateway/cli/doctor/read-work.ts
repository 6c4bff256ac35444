import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { CountCatalogOutboxDocument } from '../../server/operations/count-catalog-outbox.generated.js';
import { CountContentOutboxDocument } from '../../server/operations/count-content-outbox.generated.js';
import { CountIdentityOutboxDocument } from '../../server/operations/count-identity-outbox.generated.js';
import { CountJobsAndMailsDocument, type CountJobsAndMailsQuery } from '../../server/operations/count-jobs-and-mails.generated.js';
import { CountOrdersOutboxDocument } from '../../server/operations/count-orders-outbox.generated.js';
import { HeldAccessDocument } from '../../server/operations/held-access.generated.js';
import type { Patient } from './patient.js';

/** What waits in an outbox, and what was set aside. */
export interface OutboxState {
  readonly subgraph: SubgraphName;
  /** Since when its oldest event waits; the first five hundred are looked at. */
  readonly since?: string;
  readonly parked: number;
}

const first = 500;

/** The outbox of each subgraph that can be opened. */
export async function readOutboxes({ ask }: Pick<Patient, 'ask'>): Promise<readonly OutboxState[]> {
  const read = {
    orders: () => ask('orders', CountOrdersOutboxDocument, { first }),
    catalog: () => ask('catalog', CountCatalogOutboxDocument, { first }),
    content: () => ask('content', CountContentOutboxDocument, { first }),
    identity: () => ask('identity', CountIdentityOutboxDocument, { first }),
  };
  const found = await Promise.allSettled(SUBGRAPHS.map(async (subgraph) => {
    const { waiting, parked } = await read[subgraph]();
    const since = waiting.map(({ sequence }) => sequence).sort()[0];
    return { subgraph, parked: parked.length, ...(since !== undefined && { since }) };
  }));
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** When a job ended last, how often jobs failed in a row, and since when webhooks and mails are due. */
export async function readJobs({ ask }: Pick<Patient, 'ask'>): Promise<{ readonly lastRunAt: string | null } & Pick<CountJobsAndMailsQuery, 'jobs' | 'dueWork'>> {
  const [{ heldAccess: { lastRunAt } }, { jobs, dueWork }] = await Promise.all([ask('identity', HeldAccessDocument, {}), ask('identity', CountJobsAndMailsDocument, {})]);
  return { lastRunAt, jobs, dueWork };
}
