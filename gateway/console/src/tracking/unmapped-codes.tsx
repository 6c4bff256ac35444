import { useState, type ReactElement } from 'react';
import type { TrackingStatus } from '#contract/schema.generated.js';
import { QueryFailure } from '../parts/failure.js';
import { Panel } from '../parts/panel.js';
import { useWords } from '../words/use-words.js';
import type { CodeChange } from './code-change.js';
import { MEANINGS } from './meaning-badge.js';
import { UnmappedTable } from './unmapped-table.js';
import { useUnmapped, type CarrierConnection, type UnmappedCode } from './use-carriers.js';
import { useTrackingWords } from './use-tracking-words.js';

interface Shown {
  readonly connection: CarrierConnection;
  readonly onChange: (changes: readonly CodeChange[]) => void;
}

/** What was chosen, by code. */
export type Choices = Readonly<Partial<Record<string, TrackingStatus | ''>>>;

/** The codes of a carrier that nobody has given a meaning. */
export function UnmappedCodes({ connection: { id }, onChange }: Shown): ReactElement {
  const { shell } = useWords();
  const words = useTrackingWords();
  const query = useUnmapped(id);
  return (
    <Panel title={words.unmapped}>
      <QueryFailure query={query} />
      {query.isPending && <p role="status">{shell.loading}</p>}
      {query.data && <Choosing codes={query.data.unmappedCarrierCodes} onChange={onChange} />}
    </Panel>
  );
}

/** Some are chosen, and then seen what that would change. */
function Choosing({ codes, onChange }: Pick<Shown, 'onChange'> & { readonly codes: readonly UnmappedCode[] }): ReactElement {
  const words = useTrackingWords();
  const [choices, setChoices] = useState<Choices>({});
  if (codes.length === 0) return <p className="soft">{words.allMapped}</p>;
  const chosen = (code: string): TrackingStatus | null => MEANINGS.find((one) => one === choices[code]) ?? null;
  const proposals = codes.flatMap(({ code, suggestedStatus }) => (suggestedStatus === null || chosen(code) !== null ? [] : [[code, suggestedStatus] as const]));
  const changes = codes.map(({ code }): CodeChange => ({ code, before: null, status: chosen(code) })).filter(({ status }) => status !== null);
  return (
    <>
      <UnmappedTable codes={codes} choices={choices} onChoose={(code, meaning) => { setChoices((before) => ({ ...before, [code]: meaning })); }} />
      <div className="row">
        <button type="button" className="button is-main" aria-haspopup="dialog" disabled={changes.length === 0} onClick={() => { onChange(changes); }}>{words.preview}</button>
        {proposals.length > 0 && <button type="button" className="button" onClick={() => { setChoices((before) => ({ ...before, ...Object.fromEntries(proposals) })); }}>{words.proposals}</button>}
      </div>
    </>
  );
}
