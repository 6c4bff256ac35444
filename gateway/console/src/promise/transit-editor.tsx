import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import type { ShippingType, TransitTimeInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { DraftChoice, DraftText } from '../parts/draft-fields.js';
import { DraftRows } from '../parts/draft-rows.js';
import { useDraft } from '../parts/use-draft.js';
import { useFormat } from '../words/use-format.js';
import { ConsoleSaveTransitTimesDocument } from './operations/console-save-transit-times.generated.js';
import { RuleEditor } from './rule-editor.js';
import { readPromiseRules, type PromiseRules } from './use-rules.js';
import { usePromiseWords } from './use-promise-words.js';

type Times = PromiseRules['transitTimes'];

interface TransitRow {
  readonly countryCode: string;
  readonly shippingType: ShippingType;
  readonly carrierCode: string;
  readonly postcodePrefix: string;
  readonly minDays: string;
  readonly maxDays: string;
}

const route = getRouteApi('/promise/settings/$rule');
/** Of many the first, until a country is chosen: a page of thousands of fields is slow to type in. */
const MOST_SHOWN = 50;
const FRESH: TransitRow = { countryCode: '', shippingType: 'STANDARD', carrierCode: '', postcodePrefix: '', minDays: '1', maxDays: '2' };

const rowsOf = (times: Times): readonly TransitRow[] => times.map(({ carrierCode, postcodePrefix, minDays, maxDays, countryCode, shippingType }) =>
  ({ countryCode, shippingType, carrierCode: carrierCode ?? '', postcodePrefix: postcodePrefix ?? '', minDays: String(minDays), maxDays: String(maxDays) }));

const inputOf = (rows: readonly TransitRow[]): TransitTimeInput[] => rows.map(({ carrierCode, postcodePrefix, minDays, maxDays, countryCode, shippingType }) =>
  ({ countryCode, shippingType, carrierCode: carrierCode === '' ? null : carrierCode, postcodePrefix: postcodePrefix === '' ? null : postcodePrefix, minDays: Number(minDays), maxDays: Number(maxDays) }));

/** How long carriers take, as it is changed. */
export function TransitEditor({ rules: { transitTimes, carriers, locations } }: { readonly rules: PromiseRules }): ReactElement {
  const words = usePromiseWords();
  const { count } = useFormat();
  const { fields, methods } = words;
  const { draft: { rows }, change, isChanged, settle } = useDraft({ rows: rowsOf(transitTimes) }, words.leave);
  const [filter, setFilter] = useState(route.useSearch().country?.toUpperCase() ?? '');
  const compared = (times: Times): object => Object.fromEntries(times.map(({ countryCode, shippingType, carrierCode, postcodePrefix, minDays, maxDays }) =>
    [[countryCode, postcodePrefix, methods[shippingType], carrierCode].filter((part) => part !== null).join(' · '), words.days(words.between(String(minDays), String(maxDays)))]));
  const send = async ({ dryRun, ...sending }: { readonly dryRun: boolean; readonly key?: string }): Promise<object> => compared((await ask(ConsoleSaveTransitTimesDocument, { input: { transitTimes: inputOf(rows) }, dryRun }, sending)).saveTransitTimes);
  const isShown = ({ countryCode }: TransitRow, index: number): boolean => index >= transitTimes.length || (filter === '' ? index < MOST_SHOWN : countryCode.startsWith(filter));
  const hidden = rows.length - rows.filter(isShown).length;
  return (
    <RuleEditor title={words.ruleNames.transit} isChanged={isChanged} change={{ transitTimes: inputOf(rows) }} stored={compared(transitTimes)} read={async () => compared((await readPromiseRules()).transitTimes)} send={send} onSaved={settle} triedAt={locations.find(({ active }) => active)?.code}>
      <p className="soft">{words.transitHint}</p>
      <DraftText label={words.filter} longest={2} hint={words.any} value={filter} onChange={(value) => { setFilter(value.toUpperCase()); }} />
      {hidden > 0 && <p className="soft">{words.hidden(count(hidden))}</p>}
      <DraftRows rows={rows} onChange={(changed) => { change({ rows: changed }); }} fresh={{ ...FRESH, countryCode: filter }} isShown={isShown}
        addLabel={words.add} removeLabel={(index) => words.remove(`${rows[index]?.countryCode ?? ''} ${methods[rows[index]?.shippingType ?? 'STANDARD']}`)}>{(row, set) => (
        <>
          <DraftText label={fields.countryCode} isRequired longest={2} value={row.countryCode} onChange={(value) => { set({ countryCode: value.toUpperCase() }); }} />
          <DraftChoice label={fields.shippingType} value={row.shippingType} options={[['STANDARD', methods.STANDARD], ['EXPRESS', methods.EXPRESS]]} onChange={(value) => { set({ shippingType: value }); }} />
          <DraftChoice label={fields.carrierCode} value={row.carrierCode} options={[['', words.any], ...carriers.map(({ code, name }) => [code, name] as const)]} onChange={(value) => { set({ carrierCode: value }); }} />
          <DraftText label={fields.postcodePrefix} longest={12} hint={words.any} value={row.postcodePrefix} onChange={(value) => { set({ postcodePrefix: value }); }} />
          <DraftText label={fields.minDays} type="number" most={60} isRequired value={row.minDays} onChange={(value) => { set({ minDays: value }); }} />
          <DraftText label={fields.maxDays} type="number" most={60} isRequired value={row.maxDays} onChange={(value) => { set({ maxDays: value }); }} />
        </>
      )}</DraftRows>
    </RuleEditor>
  );
}
