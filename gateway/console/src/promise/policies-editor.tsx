import { type ReactElement } from 'react';
import type { ServicePolicyInput, ShippingType } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { listOf } from '../parts/form-texts.js';
import { DraftChoice, DraftText } from '../parts/draft-fields.js';
import { DraftRows } from '../parts/draft-rows.js';
import { useDraft } from '../parts/use-draft.js';
import { ConsoleSaveServicePoliciesDocument } from './operations/console-save-service-policies.generated.js';
import { RuleEditor } from './rule-editor.js';
import { readPromiseRules, type PromiseRules } from './use-rules.js';
import { usePromiseWords } from './use-promise-words.js';

type Policies = PromiseRules['servicePolicies'];

type PolicyRow = Readonly<Record<'bufferDays' | 'channels' | 'countries' | 'extraDays' | 'name' | 'postcodePrefixes' | 'priority' | 'tags', string>> & { readonly shippingType: ShippingType | '' };

const LISTS = ['countries', 'postcodePrefixes', 'channels', 'tags'] as const;
const FRESH: PolicyRow = { name: '', priority: '1', countries: '', postcodePrefixes: '', channels: '', tags: '', shippingType: '', extraDays: '0', bufferDays: '0' };

const rowsOf = (policies: Policies): readonly PolicyRow[] => policies.map(({ name, priority, countries, postcodePrefixes, channels, tags, shippingType, extraDays, bufferDays }) => ({
  name, priority: String(priority), countries: (countries ?? []).join(', '), postcodePrefixes: (postcodePrefixes ?? []).join(', '), channels: (channels ?? []).join(', '), tags: (tags ?? []).join(', '), shippingType: shippingType ?? '', extraDays: String(extraDays), bufferDays: String(bufferDays),
}));

const inputOf = (rows: readonly PolicyRow[]): ServicePolicyInput[] => rows.map(({ name, priority, countries, postcodePrefixes, channels, tags, shippingType, extraDays, bufferDays }) => ({
  name, priority: Number(priority), countries: listOf(countries), postcodePrefixes: listOf(postcodePrefixes), channels: listOf(channels), tags: listOf(tags), shippingType: shippingType === '' ? null : shippingType, extraDays: Number(extraDays), bufferDays: Number(bufferDays),
}));

/** By their names, which are unique. */
const compared = (policies: Policies): object => Object.fromEntries(policies.map(({ name, ...policy }) => [name, policy]));

/** Which days are added, as it is changed. */
export function PoliciesEditor({ rules: { servicePolicies } }: { readonly rules: PromiseRules }): ReactElement {
  const words = usePromiseWords();
  const { fields, methods } = words;
  const { draft: { rows }, change, isChanged, settle } = useDraft({ rows: rowsOf(servicePolicies) }, words.leave);
  const send = async ({ dryRun, ...sending }: { readonly dryRun: boolean; readonly key?: string }): Promise<object> => compared((await ask(ConsoleSaveServicePoliciesDocument, { input: { policies: inputOf(rows) }, dryRun }, sending)).saveServicePolicies);
  return (
    <RuleEditor title={words.ruleNames.policies} isChanged={isChanged} change={{ policies: inputOf(rows) }} stored={compared(servicePolicies)} read={async () => compared((await readPromiseRules()).servicePolicies)} send={send} onSaved={settle}>
      <p className="soft">{words.policiesHint}</p>
      <DraftRows rows={rows} onChange={(changed) => { change({ rows: changed }); }} fresh={{ ...FRESH, priority: String(rows.length + 1) }} addLabel={words.add} removeLabel={(index) => words.remove(rows[index]?.name ?? '')}>{(row, set) => (
        <>
          <DraftText label={fields.name} isRequired longest={120} value={row.name} onChange={(value) => { set({ name: value }); }} />
          <DraftText label={fields.priority} type="number" isRequired value={row.priority} onChange={(value) => { set({ priority: value }); }} />
          <DraftText label={fields.extraDays} type="number" most={60} isRequired value={row.extraDays} onChange={(value) => { set({ extraDays: value }); }} />
          <DraftText label={fields.bufferDays} type="number" most={60} isRequired value={row.bufferDays} onChange={(value) => { set({ bufferDays: value }); }} />
          <DraftChoice label={fields.shippingType} value={row.shippingType} options={[['', words.both], ['STANDARD', methods.STANDARD], ['EXPRESS', methods.EXPRESS]]} onChange={(value) => { set({ shippingType: value }); }} />
          {LISTS.map((list) => <DraftText key={list} label={fields[list]} hint={words.any} longest={5000} value={row[list]} onChange={(value) => { set({ [list]: value }); }} />)}
        </>
      )}</DraftRows>
    </RuleEditor>
  );
}
