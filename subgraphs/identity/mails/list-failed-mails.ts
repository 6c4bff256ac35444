import type { FailedTask } from '#subgraph-kit/failed-task.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from '../people/access.js';
import { findFailedMails } from './mail.store.js';

/** Mails of the company that were given up or are retried, newest first; needs company.manage. Neither recipient nor content is shown. */
export async function listFailedMails({ principal, identity: { database } }: IdentityContext, first: number): Promise<FailedTask[]> {
  const mails = await findFailedMails(database, companyToManage(principal), pageSize(first));
  return mails.map(({ id, template, state, attempts, due_at: dueAt, failure, created_at: failingSince }) => ({
    kind: 'MAIL', id, name: template, error: failure ?? UNKNOWN_REASON, failingSince, attempts, nextAttemptAt: state === 'QUEUED' ? dueAt : null,
  }));
}

const UNKNOWN_REASON = 'An attempt ended without a result';
