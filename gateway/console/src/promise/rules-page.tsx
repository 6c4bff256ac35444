import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode } from 'react';
import { Facts, Panel } from '../parts/panel.js';
import { QueryAnswer } from '../parts/query-answer.js';
import { useMay } from '../shell/use-may.js';
import { useFormat } from '../words/use-format.js';
import type { PromiseRule } from '../words/promise-words.js';
import { CalendarsTable } from './calendars-table.js';
import { PoliciesTable, TransitTable } from './rules-tables.js';
import { PromiseHead } from './promise-sections.js';
import { usePromiseRules, type PromiseRules } from './use-rules.js';
import { usePromiseWords } from './use-promise-words.js';

const route = getRouteApi('/promise/settings');

/** The settings that promises follow; each is changed on a page of its own, where the example moves with the draft. */
export function RulesPage(): ReactElement {
  const words = usePromiseWords();
  const query = usePromiseRules();
  const mayManage = useMay('commerce.manage');
  return (
    <>
      <PromiseHead title={`${words.title}: ${words.rules}`} example={route.useSearch()} />
      {!mayManage && <p className="soft">{words.readOnly}</p>}
      <QueryAnswer query={query}>{(rules) => <Rules rules={rules} />}</QueryAnswer>
    </>
  );
}

function Rules({ rules: { locations, carriers, transitTimes, servicePolicies, promiseSettings } }: { readonly rules: PromiseRules }): ReactElement {
  const words = usePromiseWords();
  const { count } = useFormat();
  return (
    <>
      <Rule rule="calendar"><CalendarsTable locations={locations.filter(({ active }) => active)} /></Rule>
      <Rule rule="transit">{transitTimes.length === 0 ? <p>{words.noTransit}</p> : <TransitTable times={transitTimes} carriers={carriers} />}</Rule>
      <Rule rule="policies">{servicePolicies.length === 0 ? <p>{words.noPolicies}</p> : <PoliciesTable policies={servicePolicies} />}</Rule>
      <Rule rule="settings">
        <Facts facts={[[words.fields.defaultChannel, promiseSettings.defaultChannel], [words.fields.pickup, promiseSettings.pickup ? words.yes : words.no], [words.fields.cacheSeconds, count(promiseSettings.cacheSeconds)]]} />
      </Rule>
    </>
  );
}

/** A calendar is chosen in its table. */
function Rule({ rule, children }: { readonly rule: PromiseRule; readonly children: ReactNode }): ReactElement {
  const words = usePromiseWords();
  const search = route.useSearch();
  const mayManage = useMay('commerce.manage');
  return (
    <Panel title={words.ruleNames[rule]}>
      <p className="soft">{words.ruleLeads[rule]}</p>
      {children}
      {rule !== 'calendar' && mayManage && <p><Link className="button" to="/promise/settings/$rule" params={{ rule }} search={search}>{words.edit}<span className="unseen"> {words.ruleNames[rule]}</span></Link></p>}
    </Panel>
  );
}
