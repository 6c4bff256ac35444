import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { draftsOf, publishDrafts } from '../documents/publish-document.js';
import { lockDocument } from '../documents/require-document.js';
import { unpublish } from '../documents/unpublish-document.js';
import { endScheduled, giveUpPublications, storeFailedAttempt, type PublicationClaim } from './claimed-publication.store.js';
import { refusalOf, UNEXPECTED } from './refusal-of.js';
import { haveLocaleInCommon, MOST_ATTEMPTS, nextAttempt, type ScheduledPublication } from './scheduled-publication.js';
import { findScheduledOf } from './scheduled-publication.store.js';

interface Claimed {
  readonly scheduled: ScheduledPublication;
  readonly token: string;
}

/** Do what is scheduled, or write down why it could not be done. */
export async function runScheduled(deps: ContentDeps, context: CallContext, { scheduled, token }: Claimed): Promise<void> {
  const { companyId } = context.principal;
  const claim = { id: scheduled.id, token };
  if (scheduled.attempts > MOST_ATTEMPTS) return fail(deps, companyId, { ...claim, scheduled, reason: UNEXPECTED }); // the processes that tried it ended
  try {
    await deps.database.inTransaction((transaction) => carryOut(deps, transaction, { companyId, scheduled, claim }));
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === undefined) deps.log.error({ err: error, requestId: context.requestId, scheduledPublication: scheduled.id }, 'A scheduled publication failed');
    await fail(deps, companyId, { ...claim, scheduled, reason: reason ?? UNEXPECTED });
  }
}

interface Running {
  readonly companyId: number;
  readonly scheduled: ScheduledPublication;
  readonly claim: PublicationClaim;
}

/** The effect and the end of it are one transaction: it is done once, however often it is begun. */
async function carryOut(deps: ContentDeps, transaction: Transaction, { companyId, scheduled, claim }: Running): Promise<void> {
  const { kind, documentId: id, action, locales, withDescendants } = scheduled;
  const whole = await lockDocument(transaction, companyId, { kind, id });
  if (!await endScheduled(transaction, companyId, claim)) return; // cancelled, or another process has claimed it
  if (action === 'PUBLISH') await publishDrafts(deps, transaction, { companyId, whole, drafts: draftsOf(whole, locales), publishedAt: undefined });
  else await unpublish(deps, transaction, { companyId, whole, locales: locales ?? undefined, withDescendants });
  await giveUpEarlier(transaction, companyId, scheduled);
}

/** What was to happen before this, and is still tried, would undo it. */
async function giveUpEarlier(transaction: Transaction, companyId: number, done: ScheduledPublication): Promise<void> {
  const others = await findScheduledOf(transaction, companyId, [done.documentId]);
  const ids = others.filter((other) => other.status === 'PENDING' && other.at < done.at && haveLocaleInCommon(other, done)).map(({ id }) => id);
  if (ids.length > 0) await giveUpPublications(transaction, companyId, { ids, reason: `What was scheduled for ${done.at} was done before it could be` });
}

function fail({ database, clock }: ContentDeps, companyId: number, { scheduled: { attempts }, ...failed }: PublicationClaim & { readonly scheduled: ScheduledPublication; readonly reason: string }): Promise<void> {
  return database.inTransaction(async (transaction) => {
    await storeFailedAttempt(transaction, companyId, { ...failed, dueAt: nextAttempt(attempts, instant(clock)) });
  });
}
