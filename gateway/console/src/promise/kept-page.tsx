import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement, type SubmitEvent } from 'react';
import { formTexts } from '../parts/form-texts.js';
import { Panel } from '../parts/panel.js';
import { QueryAnswer } from '../parts/query-answer.js';
import { useMay } from '../shell/use-may.js';
import { KeptTable } from './kept-table.js';
import { LateOrders } from './late-orders.js';
import { PromiseHead } from './promise-sections.js';
import { KEPT_BY } from './promise-search.js';
import { keptAsked, useKept, type KeptAsked } from './use-kept.js';
import { usePromiseWords } from './use-promise-words.js';

const route = getRouteApi('/promise/kept');

/** How many of the promises of some days were kept, by what, and which were not. */
export function KeptPage(): ReactElement {
  const words = usePromiseWords();
  const search = route.useSearch();
  return (
    <>
      <PromiseHead title={words.kept} />
      <KeptForm key={JSON.stringify(search)} />
      <Answer />
    </>
  );
}

function KeptForm(): ReactElement {
  const words = usePromiseWords();
  const mayLong = useMay('intelligence.read');
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const { from, to, by } = keptAsked(search);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate({ search: Object.fromEntries(Object.entries(formTexts(event.currentTarget)).filter(([, value]) => value !== '')) });
  };
  return (
    <form className="panel" onSubmit={submit} aria-label={words.kept}>
      <div className="fields">
        <label className="field">{words.by}<select name="by" defaultValue={by}>{KEPT_BY.map((one) => <option key={one} value={one}>{words.keptBy[one]}</option>)}</select></label>
        <label className="field">{words.from}<input type="date" name="from" required defaultValue={from} /></label>
        <label className="field">{words.to}<input type="date" name="to" required defaultValue={to} /></label>
        <label className="field">{words.channel}<input name="channel" maxLength={60} defaultValue={search.channel} placeholder={words.any} autoComplete="off" /></label>
        <label className="field">{words.country}<input name="country" maxLength={2} defaultValue={search.country} placeholder={words.any} autoComplete="off" /></label>
      </div>
      <div className="row"><button type="submit" className="button is-main">{words.show}</button>{!mayLong && <span className="soft">{words.longerHint}</span>}</div>
    </form>
  );
}

function Answer(): ReactElement {
  const search = route.useSearch();
  const asked = keptAsked(search);
  return (
    <QueryAnswer query={useKept(asked, useMay('intelligence.read'))}>{(kept) => (kept.total.promised === 0 ? <NothingPromised /> : (
      <><KeptTable kept={kept} by={asked.by} chosen={search.key} linkTo={(key, label) => <Link to="/promise/kept" search={{ ...search, key }}>{label}</Link>} /><Late asked={asked} part={search.key} /></>
    ))}</QueryAnswer>
  );
}

function NothingPromised(): ReactElement {
  const words = usePromiseWords();
  return <div className="empty"><p><strong>{words.noPromises}</strong></p><p>{words.noPromisesAdvice}</p></div>;
}

function Late({ asked, part }: { readonly asked: KeptAsked; readonly part: string | undefined }): ReactElement {
  return <Panel title={usePromiseWords().lateOrders}><LateOrders asked={asked} part={part} /></Panel>;
}
