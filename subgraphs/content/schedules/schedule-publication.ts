import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { documentKind, lockDocument, type WholeDocument } from '../documents/require-document.js';
import { requireSiteManager } from '../sites/access.js';
import { notOfSite } from '../sites/require-locale.js';
import type { Site } from '../sites/site.js';
import type { PublicationAction, ScheduledPublication } from './scheduled-publication.js';
import { countScheduledOn, findScheduledOf, insertScheduled } from './scheduled-publication.store.js';

/** What is to be done, and when. */
export interface SchedulePublication {
  readonly id: number;
  readonly action: PublicationAction;
  /** As a publication that names none, unless given. */
  readonly locales?: readonly string[] | null | undefined;
  readonly at: Instant;
  readonly withDescendants?: boolean | null | undefined;
}

/** How much is scheduled at once, given up ones included. */
const [MOST_OF_DOCUMENT, MOST_OF_SITE] = [10, 1000] as const;

/** Have a page or an entry published, or taken out, at a time: what is published is its draft as of then. */
export function schedulePublication(deps: ContentDeps, context: CallContext, { id: documentId, action, locales = null, at, withDescendants }: SchedulePublication): Promise<ScheduledPublication> {
  requireSiteManager(context.principal);
  const { database, clock, ids } = deps;
  const { companyId, actor } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'schedulePublication' }, async () => {
    const whole = await lockDocument(transaction, companyId, { kind: await documentKind(transaction, companyId, documentId), id: documentId });
    const { document: { kind, siteId } } = whole;
    const now = instant(clock);
    const made: ScheduledPublication = {
      id: ids.next(), siteId, kind, documentId, action, locales, withDescendants: withDescendants === true, at, status: 'PENDING', attempts: 0, nextAttemptAt: at, reason: null, createdAt: now, createdBy: actor,
    };
    refuseUnfit(made, whole, now);
    await refuseTooMany(transaction, companyId, made);
    await insertScheduled(transaction, companyId, made);
    transaction.recordChange({ kind: 'scheduledPublication', id: made.id, subject: String(documentId), before: null, after: made });
    return made;
  }));
}

function refuseUnfit({ action, kind, locales, withDescendants, at }: ScheduledPublication, { site }: WholeDocument, now: Instant): void {
  const problems = new Problems();
  problems.add('at', at <= now ? 'must be in the future' : undefined);
  problems.add('withDescendants', withDescendants && (action === 'PUBLISH' || kind === 'ENTRY') ? 'is for pages that are taken out' : undefined);
  if (locales !== null) noteLocaleProblems(problems, locales, site);
  problems.refuse('It cannot be scheduled');
}

function noteLocaleProblems(problems: Problems, locales: readonly string[], site: Site): void {
  if (locales.length === 0) problems.add('locales', 'must name a locale, or be left out');
  for (const [index, locale] of locales.entries()) {
    problems.add(`locales.${String(index)}`, !site.locales.includes(locale) ? notOfSite(site) : locales.indexOf(locale) === index ? undefined : 'is named twice');
  }
}

async function refuseTooMany(reader: Reader, companyId: number, { documentId, siteId, kind }: ScheduledPublication): Promise<void> {
  const what = kind === 'PAGE' ? 'page' : 'entry';
  if ((await findScheduledOf(reader, companyId, [documentId])).length >= MOST_OF_DOCUMENT) throw new Failure('TOO_MANY_ITEMS', `The ${what} has ${String(MOST_OF_DOCUMENT)} scheduled publications, given up ones included: cancel one first`);
  if (await countScheduledOn(reader, companyId, siteId) >= MOST_OF_SITE) throw new Failure('TOO_MANY_ITEMS', `The site has ${String(MOST_OF_SITE)} scheduled publications, given up ones included: cancel one first`);
}
