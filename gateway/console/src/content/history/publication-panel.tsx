import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Panel } from '../../parts/panel.js';
import { useFormat } from '../../words/use-format.js';
import type { Change } from '../change-dialog.js';
import type { ContentDocument } from '../document.js';
import { draftOf } from '../editor/draft.js';
import { usePlaceName } from '../tree/place-name.js';
import { Plan } from './plan.js';
import { publishChange, unpublishChange } from './publication-changes.js';
import { cancelChange, scheduleChange } from './schedule-changes.js';
import { TextBadge } from '../text-badge.js';
import { statusOf } from '../text-status.js';
import { useContentWords } from '../use-content-words.js';
import { useRights } from '../use-rights.js';
import { useTimeZone } from '../../words/use-time-zone.js';
import { draftName, readKeptDraft } from '../editor/kept-draft.js';
import { usePersonId } from '../editor/use-draft.js';

const ChangeDialog = lazy(() => import('../change-dialog.js').then(({ ChangeDialog: component }) => ({ default: component })));

/** What websites show of a document in each language, what is to come, and the buttons that change it. */
export function PublicationPanel({ document, document: { texts, site, scheduled } }: { readonly document: ContentDocument }): ReactElement {
  const words = useContentWords();
  const nameOf = usePlaceName(document, texts.map((text) => draftOf(document, text)));
  const [mayManage, personId, timeZone] = [useRights()?.mayManage, usePersonId(), useTimeZone()];
  const [chosen, setChosen] = useState<Change<unknown>>();
  const button = (label: string, make: () => Change<unknown>, isMain = false): ReactElement => <button key={label} type="button" className={isMain ? 'button is-main' : 'button'} aria-haspopup="dialog" onClick={() => { setChosen(make()); }}>{label}</button>;
  const plans = scheduled.map((planned) => <li key={planned.id} className="row"><Plan planned={planned} />{mayManage === true && button(words.cancelPlan, () => cancelChange(planned, words))}</li>);
  const [isUnpublished, isPublished] = [texts.some((text) => statusOf(text) !== 'PUBLISHED'), texts.some(({ publishedAt }) => publishedAt !== null)];
  const all = [[isUnpublished, words.publish, publishChange], [texts.length > 0, words.schedule, scheduleChange], [isPublished, words.unpublish, unpublishChange]] as const;
  const offers = all.flatMap(([isOffered, label, make]) => (isOffered ? [button(label, () => make({ document, words, nameOf, timeZone, unsaved: site.locales.filter((locale) => readKeptDraft(draftName(personId, document, locale)) !== undefined) }), label === words.publish)] : []));
  return (
    <Panel title={words.publication}>
      <ul className="events">{[...new Set([...site.locales, ...texts.map(({ locale }) => locale)])].map((locale) => <InLocale key={locale} locale={locale} document={document} />)}</ul>
      {mayManage === false && <p className="soft">{words.publishRight}</p>}
      {mayManage === true && <div className="row" role="group" aria-label={words.publication}>{offers}</div>}
      {plans.length > 0 && <><h3>{words.scheduled}</h3><ul className="events">{plans}</ul></>}
      <Suspense>{chosen && <ChangeDialog change={chosen} onClose={() => { setChosen(undefined); }} />}</Suspense>
    </Panel>
  );
}

function InLocale({ locale, document: { texts } }: { readonly locale: string; readonly document: ContentDocument }): ReactElement {
  const words = useContentWords();
  const { moment } = useFormat();
  const text = texts.find((one) => one.locale === locale);
  return (
    <li>
      <div className="card-head"><strong>{locale}</strong><TextBadge status={statusOf(text)} /></div>
      {text && text.publishedAt !== null && <div className="soft"><span className="mono">{text.path}</span> · {words.since(moment(text.publishedAt))}</div>}
      {text?.lock && !text.lock.isOwn && <div>{words.heldBy(text.lock.by)}</div>}
    </li>
  );
}
