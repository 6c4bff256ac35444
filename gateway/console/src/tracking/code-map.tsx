import { Link } from '@tanstack/react-router';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { TrackingStatus } from '#contract/schema.generated.js';
import { formTexts } from '../integrations/form-texts.js';
import { Panel } from '../parts/panel.js';
import { useWords } from '../words/use-words.js';
import type { CodeChange } from './code-change.js';
import { MeaningBadge } from './meaning-badge.js';
import { MeaningChoice } from './meaning-choice.js';
import type { CarrierConnection } from './use-carriers.js';
import { useTrackingWords } from './use-tracking-words.js';

type Settings = NonNullable<CarrierConnection['carrier']>;
type Mapped = Settings['statusMap'][number];

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
      <div className="table-room codes" tabIndex={0} role="group" aria-label={words.counts}>
        <table>
          <thead><tr>{[words.code, words.meaning, words.origin, words.change].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>
            {carrier.statusMap.map((mapped) => <OwnRow key={`${mapped.code} ${mapped.status}`} mapped={mapped} onChange={onChange} />)}
            {standard.map(({ code, status }) => <tr key={`standard ${code}`}><th scope="row" className="mono">{code}</th><td><MeaningBadge meaning={status} /></td><td className="soft">{words.ofFormat} ({words.formats[carrier.format]})</td><td /></tr>)}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function OwnRow({ mapped: { code, status: before }, onChange }: Changing & { readonly mapped: Mapped }): ReactElement {
  const words = useTrackingWords();
  const [chosen, setChosen] = useState<TrackingStatus | ''>(before);
  return (
    <tr>
      <th scope="row" className="mono">{code}</th>
      <td><MeaningBadge meaning={before} /></td>
      <td>{words.own}</td>
      <td>
        <div className="row">
          <MeaningChoice code={code} value={chosen} onChoose={setChosen} />
          <button type="button" className="button" aria-haspopup="dialog" disabled={chosen === '' || chosen === before} onClick={() => { if (chosen !== '') onChange([{ code, before, status: chosen }]); }}>{words.change}<span className="unseen"> {words.forCode(code)}</span></button>
          <button type="button" className="button" aria-haspopup="dialog" onClick={() => { onChange([{ code, before, status: null }]); }}>{words.undo}<span className="unseen"> {words.forCode(code)}</span></button>
        </div>
      </td>
    </tr>
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
