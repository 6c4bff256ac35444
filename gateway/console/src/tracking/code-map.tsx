import { Link } from '@tanstack/react-router';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { TrackingStatus } from '#contract/schema.generated.js';
import { formTexts } from '../parts/form-texts.js';
import { Panel } from '../parts/panel.js';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useWords } from '../words/use-words.js';
import type { CodeChange } from './code-change.js';
import { MeaningBadge } from './meaning-badge.js';
import { MeaningChoice } from './meaning-choice.js';
import type { CarrierConnection } from './use-carriers.js';
import { useTrackingWords } from './use-tracking-words.js';

type Settings = NonNullable<CarrierConnection['carrier']>;
type Entry = Settings['statusMap'][number];

interface Changing {
  readonly onChange: (changes: readonly CodeChange[]) => void;
}

/** What the codes of a carrier mean now: by your own map, which comes first, or by what its format knows. */
export function CodeMap({ connection: { id, carrier }, onChange }: Changing & { readonly connection: CarrierConnection }): ReactElement | null {
  const { integrations } = useWords();
  const words = useTrackingWords();
  if (!carrier) return null;
  const own = new Set(carrier.statusMap.map(({ code }) => code.toLowerCase()));
  const standard = carrier.standardMap.filter(({ code }) => !own.has(code.toLowerCase()));
  return (
    <Panel title={words.counts}>
      <p className="soft">{words.countsHint} <Link to="/integrations/connections/$id" params={{ id }}>{integrations.connection}</Link></p>
      <AddForm carrier={carrier} onChange={onChange} />
      <Mapped carrier={carrier} standard={standard} onChange={onChange} />
    </Panel>
  );
}

interface Listed extends Changing {
  readonly carrier: Settings;
  /** What its format knows, and your map does not say otherwise. */
  readonly standard: Settings['standardMap'];
}

/** A table; on a phone a list. */
function Mapped({ carrier: { format, statusMap }, standard, onChange }: Listed): ReactElement {
  const words = useTrackingWords();
  const isNarrow = useIsNarrow();
  const source = `${words.ofFormat} (${words.formats[format]})`;
  if (isNarrow) {
    return (
      <ul className="events codes">
        {statusMap.map((mapped) => <li key={`${mapped.code} ${mapped.status}`}><div className="card-head"><strong className="mono">{mapped.code}</strong><MeaningBadge meaning={mapped.status} /></div><Remap mapped={mapped} onChange={onChange} /></li>)}
        {standard.map(({ code, status }) => <li key={`standard ${code}`}><div className="card-head"><strong className="mono">{code}</strong><MeaningBadge meaning={status} /></div><span className="soft">{source}</span></li>)}
      </ul>
    );
  }
  return (
    <div className="table-room codes" tabIndex={0} role="group" aria-label={words.counts}>
      <table>
        <thead><tr>{[words.code, words.meaning, words.origin, words.change].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {statusMap.map((mapped) => <tr key={`${mapped.code} ${mapped.status}`}><th scope="row" className="mono">{mapped.code}</th><td><MeaningBadge meaning={mapped.status} /></td><td>{words.own}</td><td><Remap mapped={mapped} onChange={onChange} /></td></tr>)}
          {standard.map(({ code, status }) => <tr key={`standard ${code}`}><th scope="row" className="mono">{code}</th><td><MeaningBadge meaning={status} /></td><td className="soft">{source}</td><td /></tr>)}
        </tbody>
      </table>
    </div>
  );
}

/** Another meaning of a code, or none. */
function Remap({ mapped: { code, status: before }, onChange }: Changing & { readonly mapped: Entry }): ReactElement {
  const words = useTrackingWords();
  const [chosen, setChosen] = useState<TrackingStatus | ''>(before);
  return (
    <div className="row">
      <MeaningChoice code={code} value={chosen} onChoose={setChosen} />
      <button type="button" className="button" aria-haspopup="dialog" disabled={chosen === '' || chosen === before} onClick={() => { if (chosen !== '') onChange([{ code, before, status: chosen }]); }}>{words.change}<span className="unseen"> {words.forCode(code)}</span></button>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => { onChange([{ code, before, status: null }]); }}>{words.undo}<span className="unseen"> {words.forCode(code)}</span></button>
    </div>
  );
}

/** Gives a code a meaning that has not come yet, or another one than the format's own word has. */
function AddForm({ carrier: { statusMap }, onChange }: Changing & { readonly carrier: Settings }): ReactElement {
  const words = useTrackingWords();
  const [status, setStatus] = useState<TrackingStatus | ''>('');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { code = '' } = formTexts(event.currentTarget);
    const known = statusMap.find((one) => one.code.toLowerCase() === code.toLowerCase());
    if (status !== '' && code !== '') onChange([{ code, before: known?.status ?? null, status }]);
  };
  return (
    <details>
      <summary>{words.add}</summary>
      <form className="row codes-add" onSubmit={submit}>
        <label className="row">{words.addCode} <input name="code" required maxLength={60} autoComplete="off" /></label>
        <MeaningChoice code={words.add} value={status} onChoose={setStatus} />
        <button type="submit" className="button" aria-haspopup="dialog" disabled={status === ''}>{words.preview}</button>
      </form>
    </details>
  );
}
