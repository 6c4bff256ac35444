import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { QueryAnswer } from '../parts/query-answer.js';
import type { PromiseRule } from '../words/promise-words.js';
import { CalendarEditor } from './calendar-editor.js';
import { PoliciesEditor } from './policies-editor.js';
import { PromiseHead } from './promise-sections.js';
import { SettingsEditor } from './settings-editor.js';
import { TransitEditor } from './transit-editor.js';
import { usePromiseRules, type PromiseRules } from './use-rules.js';
import { usePromiseWords } from './use-promise-words.js';
import '../parts/draft.css';

const route = getRouteApi('/promise/settings/$rule');
const RULES: readonly PromiseRule[] = ['calendar', 'transit', 'policies', 'settings'];

/** One of the settings that promises follow, changed while the example shows what that means. */
export function RulePage(): ReactElement {
  const words = usePromiseWords();
  const { rule: name } = route.useParams();
  const { location: code, ...example } = route.useSearch();
  const query = usePromiseRules();
  const rule = RULES.find((one) => one === name) ?? 'settings';
  return (
    <>
      <PromiseHead title={rule === 'calendar' ? words.calendarOf(nameOf(query.data, code)) : words.ruleNames[rule]} example={example} />
      <p className="soft">{words.ruleLeads[rule]}</p>
      <QueryAnswer query={query}>{(rules) => <Editor key={`${rule} ${code ?? ''}`} rule={rule} rules={rules} code={code} />}</QueryAnswer>
    </>
  );
}

const nameOf = (rules: PromiseRules | undefined, code = ''): string => rules?.locations.find((one) => one.code === code)?.name ?? code;

/** What another person saves meanwhile leaves the draft as it is, and is a difference that is seen before it is saved over. */
function Editor({ rule, rules, code }: { readonly rule: PromiseRule; readonly rules: PromiseRules; readonly code: string | undefined }): ReactElement {
  const words = usePromiseWords();
  if (rule === 'transit') return <TransitEditor rules={rules} />;
  if (rule === 'policies') return <PoliciesEditor rules={rules} />;
  if (rule === 'settings') return <SettingsEditor rules={rules} />;
  const location = rules.locations.find((one) => one.code === code);
  return location ? <CalendarEditor location={location} /> : <div className="empty"><p><strong>{words.noSuchLocation}</strong></p><p><Link to="/promise/settings">{words.rules}</Link></p></div>;
}
