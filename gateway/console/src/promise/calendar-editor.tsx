import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { DraftChoice, DraftGroup, DraftSeveral, DraftText } from '../parts/draft-fields.js';
import { DraftRows } from '../parts/draft-rows.js';
import { useDraft } from '../parts/use-draft.js';
import { calendarDraft, calendarInput, comparedCalendar, type CalendarDraft } from './calendar-draft.js';
import { ConsoleSaveCalendarDocument } from './operations/console-save-calendar.generated.js';
import { WEEKDAYS } from './promise-search.js';
import { RuleEditor } from './rule-editor.js';
import { UsualCalendar } from './usual-calendar.js';
import { readCalendar, type LocationRules } from './use-rules.js';
import { usePromiseWords } from './use-promise-words.js';

interface Parted {
  readonly draft: CalendarDraft;
  readonly change: (changed: Partial<CalendarDraft>) => void;
}

/** When a location works, as it is changed. */
export function CalendarEditor({ location }: { readonly location: LocationRules }): ReactElement {
  const words = usePromiseWords();
  const { draft, change, isChanged, settle } = useDraft(calendarDraft(location.calendar), words.leave);
  const input = calendarInput(location.code, draft);
  const send = async ({ dryRun, ...sending }: { readonly dryRun: boolean; readonly key?: string }): Promise<object> => comparedCalendar((await ask(ConsoleSaveCalendarDocument, { input, dryRun }, sending)).saveLocationCalendar.calendar);
  return (
    <RuleEditor title={words.calendarOf(location.name)} isChanged={isChanged} change={{ calendar: input }} stored={comparedCalendar(location.calendar)} read={async () => comparedCalendar(await readCalendar(location.code) ?? location.calendar)} send={send} onSaved={settle} triedAt={location.code} more={!location.calendar.isUsual && <UsualCalendar location={location} onSaved={settle} />}>
      <p className="soft">{location.calendar.isUsual ? words.usual : words.ownCalendar} · {location.timeZone}</p>
      <Methods draft={draft} change={change} />
      <Days draft={draft} change={change} />
      <Pickup draft={draft} change={change} />
    </RuleEditor>
  );
}

function Methods({ draft: { methods, preparationDays }, change }: Parted): ReactElement {
  const { fields, methods: names, noCutoff, any } = usePromiseWords();
  const set = (index: number, changed: object): void => { change({ methods: methods.map((one, at) => (at === index ? { ...one, ...changed } : one)) }); };
  return (
    <>
      {methods.map(({ method, cutoff, dailyCapacity }, index) => (
        <DraftGroup key={method} title={names[method]}>
          <div className="fields"><DraftText label={fields.cutoff} type="time" hint={noCutoff} value={cutoff} onChange={(value) => { set(index, { cutoff: value }); }} /><DraftText label={fields.dailyCapacity} type="number" least={1} most={100_000} hint={any} value={dailyCapacity} onChange={(value) => { set(index, { dailyCapacity: value }); }} /></div>
        </DraftGroup>
      ))}
      <div className="fields"><DraftText label={fields.preparationDays} type="number" most={60} isRequired value={preparationDays} onChange={(value) => { change({ preparationDays: value }); }} /></div>
    </>
  );
}

function Days({ draft: { workingDays, holidaysCountry, holidaysRegion, closures }, change }: Parted): ReactElement {
  const { fields, weekdays, worksOnHolidays, add, remove } = usePromiseWords();
  return (
    <>
      <DraftSeveral label={fields.workingDays} value={workingDays} options={WEEKDAYS.map((day) => [day, weekdays[day]])} onChange={(value) => { change({ workingDays: value }); }} />
      <div className="fields"><DraftText label={fields.holidaysCountry} hint={worksOnHolidays} longest={2} value={holidaysCountry} onChange={(value) => { change({ holidaysCountry: value }); }} /><DraftText label={fields.holidaysRegion} longest={30} value={holidaysRegion} onChange={(value) => { change({ holidaysRegion: value }); }} /></div>
      <DraftGroup title={fields.closures}>
        <DraftRows rows={closures} onChange={(rows) => { change({ closures: rows }); }} fresh={{ from: '', to: '', reason: '' }} addLabel={add} addName={fields.closures} removeLabel={(index) => remove(closures[index]?.from ?? '')}>{({ from, to, reason }, set) => (
          <><DraftText label={fields.from} type="date" isRequired value={from} onChange={(value) => { set({ from: value }); }} /><DraftText label={fields.to} type="date" value={to} onChange={(value) => { set({ to: value }); }} /><DraftText label={fields.reason} longest={200} value={reason} onChange={(value) => { set({ reason: value }); }} /></>
        )}</DraftRows>
      </DraftGroup>
    </>
  );
}

function Pickup({ draft: { openingHours, pickupMinutes }, change }: Parted): ReactElement {
  const { fields, weekdays, add, remove } = usePromiseWords();
  return (
    <details className="fold"><summary>{fields.openingHours}</summary><div className="filters">
      <div className="fields"><DraftText label={fields.pickupMinutes} type="number" most={10_080} isRequired value={pickupMinutes} onChange={(value) => { change({ pickupMinutes: value }); }} /></div>
      <DraftRows rows={openingHours} onChange={(rows) => { change({ openingHours: rows }); }} fresh={{ weekday: 'MONDAY', opens: '10:00', closes: '19:00' }} addLabel={add} addName={fields.openingHours} removeLabel={(index) => remove(weekdays[openingHours[index]?.weekday ?? 'MONDAY'])}>{({ weekday, opens, closes }, set) => (
        <><DraftChoice label={fields.weekday} value={weekday} options={WEEKDAYS.map((day) => [day, weekdays[day]])} onChange={(value) => { set({ weekday: value }); }} /><DraftText label={fields.opens} isRequired value={opens} longest={5} onChange={(value) => { set({ opens: value }); }} /><DraftText label={fields.closes} isRequired value={closes} longest={5} onChange={(value) => { set({ closes: value }); }} /></>
      )}</DraftRows>
    </div></details>
  );
}
