import { instant, shift, systemClock } from '#kernel/clock.js';
import { ask } from '../../graph/ask.js';
import type { Change } from '../change-dialog.js';
import type { ContentWords } from '../../words/content-words.js';
import type { ContentDocument, Planned } from '../document.js';
import { Advice } from '../advice.js';
import { LocaleBoxes } from './locale-boxes.js';
import { ConsoleCancelScheduledDocument } from '../operations/console-cancel-scheduled.generated.js';
import { ConsoleSchedulePublicationDocument } from '../operations/console-schedule-publication.generated.js';
import { Plan } from './plan.js';
import { PublishedDifference } from './published-difference.js';
import { localMoment, momentOf } from '../../parts/local-moment.js';

interface Scheduled {
  readonly document: ContentDocument;
  readonly words: ContentWords;
  readonly timeZone: string;
  /** The languages of what was typed and not saved. */
  readonly unsaved: readonly string[];
}

const actionOf = (action: string | undefined): 'PUBLISH' | 'UNPUBLISH' => (action === 'UNPUBLISH' ? 'UNPUBLISH' : 'PUBLISH');
const HOUR = 3_600_000;

/** It is published, or taken out, at a time; what is published is the draft as of then. */
export const scheduleChange = ({ document: { id, kind, texts }, document, words, timeZone, unsaved }: Scheduled): Change<Planned> => ({
  title: words.schedule, advice: <Advice text={words.scheduleAdvice(timeZone)} unsaved={unsaved} />,
  form: ({ action, at, locales, below }) => (
    <>
      <label className="field">{words.what}<select name="action" defaultValue={action?.[0] ?? 'PUBLISH'}><option value="PUBLISH">{words.publish}</option><option value="UNPUBLISH">{words.unpublish}</option></select></label>
      <label className="field">{words.when}<input name="at" type="datetime-local" required defaultValue={at?.[0] ?? localMoment(shift(instant(systemClock), HOUR), timeZone)} /></label>
      <LocaleBoxes locales={texts.map(({ locale }) => locale)} ticked={locales ?? texts.map(({ locale }) => locale)} />
      {kind === 'PAGE' && <label className="row"><input type="checkbox" name="below" value="yes" defaultChecked={below !== undefined} /> {words.withDescendants}</label>}
    </>
  ),
  send: async ({ action: [action = 'PUBLISH'] = [], at: [at = ''] = [], locales = [], below }, { dryRun, ...sending }) =>
    (await ask(ConsoleSchedulePublicationDocument, { input: { id, action: actionOf(action), at: momentOf(at, timeZone), locales, withDescendants: below !== undefined && actionOf(action) === 'UNPUBLISH' }, dryRun }, sending)).schedulePublication,
  preview: (planned) => <><Plan planned={planned} />{planned.action === 'PUBLISH' && <PublishedDifference document={document} locales={planned.locales ?? []} />}</>,
});

/** What was scheduled is not done. */
export const cancelChange = (planned: Planned, words: ContentWords): Change<Planned> => ({
  title: words.cancelPlan, advice: words.cancelPlanAdvice,
  send: async (_, { dryRun, ...sending }) => (await ask(ConsoleCancelScheduledDocument, { input: { id: planned.id }, dryRun }, sending)).cancelScheduledPublication,
  preview: () => <del><Plan planned={planned} /></del>,
});
