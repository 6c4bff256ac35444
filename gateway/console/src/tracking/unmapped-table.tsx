import { type ReactElement } from 'react';
import type { TrackingStatus } from '#contract/schema.generated.js';
import { prettyJson } from '../integrations/pretty-json.js';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat } from '../words/use-format.js';
import { MeaningChoice } from './meaning-choice.js';
import { ParcelLink } from './parcel-link.js';
import type { Choices } from './unmapped-codes.js';
import type { UnmappedCode } from './use-carriers.js';
import { useTrackingWords } from './use-tracking-words.js';

interface Listed {
  readonly codes: readonly UnmappedCode[];
  readonly choices: Choices;
  readonly onChoose: (code: string, meaning: TrackingStatus | '') => void;
}

/** Codes without a meaning, each with where it came and a choice; on a phone as cards. */
export function UnmappedTable({ codes, ...choosing }: Listed): ReactElement {
  const words = useTrackingWords();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <ul className="cards codes">{codes.map((code) => <Card key={code.code} one={code} {...choosing} />)}</ul>;
  return (
    <div className="table-room codes" tabIndex={0} role="group" aria-label={words.unmapped}>
      <table>
        <thead><tr>{[words.code, words.lastSaid, words.parcelsWith, words.firstSeen, words.lastSeen, words.meaning].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{codes.map((code) => <Row key={code.code} one={code} {...choosing} />)}</tbody>
      </table>
    </div>
  );
}

interface One extends Omit<Listed, 'codes'> {
  readonly one: UnmappedCode;
}

function Row({ one, one: { code, seen, lastSeenAt, use }, choices, onChoose }: One): ReactElement {
  const words = useTrackingWords();
  const { moment, count } = useFormat();
  return (
    <tr>
      <th scope="row" className="mono">{code}</th>
      <td className="said"><Said one={one} /></td>
      <td>{use && count(use.shipments)}<div className="soft">{words.timesSeen(count(seen))}</div></td>
      <td>{use && moment(use.firstSeenAt)}</td>
      <td>{moment(lastSeenAt)}</td>
      <td><MeaningChoice code={code} value={choices[code] ?? ''} proposal={one.suggestedStatus} onChoose={(meaning) => { onChoose(code, meaning); }} /></td>
    </tr>
  );
}

function Card({ one, one: { code, seen, lastSeenAt, use }, choices, onChoose }: One): ReactElement {
  const words = useTrackingWords();
  const { moment, count } = useFormat();
  return (
    <li className="card">
      <div className="card-head"><strong className="mono">{code}</strong><span className="soft">{use && `${words.parcelsWith}: ${count(use.shipments)} · `}{words.timesSeen(count(seen))}</span></div>
      <Said one={one} />
      <p className="soft">{use && `${words.firstSeen}: ${moment(use.firstSeenAt)} · `}{words.lastSeen}: {moment(lastSeenAt)}</p>
      <MeaningChoice code={code} value={choices[code] ?? ''} proposal={one.suggestedStatus} onChoose={(meaning) => { onChoose(code, meaning); }} />
    </li>
  );
}

/** What its carrier said last, and the event that was received last. */
function Said({ one: { code, description, suggestedStatus, use } }: Pick<One, 'one'>): ReactElement {
  const words = useTrackingWords();
  return (
    <>
      <div>{description}</div>
      {suggestedStatus !== null && <div className="soft">{words.proposed(words.meanings[suggestedStatus])}</div>}
      {use && (
        <details><summary>{words.example}<span className="unseen"> {words.forCode(code)}</span></summary>
          <p><ParcelLink id={use.example.shipmentId}>{use.example.trackingNumber}</ParcelLink></p>
          {use.example.raw !== null && <pre className="body" tabIndex={0}>{prettyJson(use.example.raw)}</pre>}
        </details>
      )}
    </>
  );
}
