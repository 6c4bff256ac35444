import { instant, shift } from '#kernel/clock.js';
import { SITE_LOCALES } from '../data/site-pages.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import { CancelDemoPublicationDocument } from '../operations/cancel-demo-publication.generated.js';
import { RestoreDemoVersionDocument } from '../operations/restore-demo-version.generated.js';
import { SaveDemoPageDocument } from '../operations/save-demo-page.generated.js';
import { ScheduleDemoPublicationDocument } from '../operations/schedule-demo-publication.generated.js';

const [DAYS_AHEAD, DAY] = [30, 86_400_000] as const;

/** The page on jobs was edited and restored, and is published in a month; that the press page goes then was planned, and cancelled. */
export async function seedPlans({ call, companyId, clock }: Deployment, pages: ReadonlyMap<string, number>): Promise<void> {
  const once = (part: string) => onceOnly(asSystem(companyId), `demo-site-${part}`);
  const plan = { locales: null, at: shift(instant(clock), DAYS_AHEAD * DAY), withDescendants: null };
  const [jobs, press] = [pages.get('jobs'), pages.get('press')];
  if (jobs !== undefined) {
    const text = { id: jobs, locale: SITE_LOCALES[0] };
    await call(SaveDemoPageDocument, { input: { ...text, title: 'Posizioni aperte', slug: null, version: null } }, once('edit-jobs'));
    await call(RestoreDemoVersionDocument, { input: { ...text, version: 1, current: null, keepSlug: null } }, once('restore-jobs'));
    await call(ScheduleDemoPublicationDocument, { input: { id: jobs, action: 'PUBLISH', ...plan } }, once('schedule-jobs'));
  }
  if (press === undefined) return;
  const { schedulePublication: { id } } = await call(ScheduleDemoPublicationDocument, { input: { id: press, action: 'UNPUBLISH', ...plan } }, once('schedule-press'));
  await call(CancelDemoPublicationDocument, { input: { id } }, once('cancel-press'));
}
