import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { Failure } from '../../parts/failure.js';
import { useWords } from '../../words/use-words.js';
import type { ContentDocument } from '../document.js';
import { draftOf } from '../editor/draft.js';
import { isRecord, plainText } from '../editor/json.js';
import { ConsoleVersionDiffDocument, type ConsoleVersionDiffQuery } from '../operations/console-version-diff.generated.js';
import { usePlaceName } from '../tree/place-name.js';
import { useContentWords } from '../use-content-words.js';

type Difference = ConsoleVersionDiffQuery['versionDiff']['changes'][number];

interface Compared {
  readonly document: ContentDocument;
  readonly locale: string;
  readonly from: number;
  readonly to: number;
}

/** What is different between two versions of a text, by the labels of its blocks and fields. */
export function VersionChanges({ document, locale, from, to }: Compared): ReactElement {
  const words = useContentWords();
  const { actions, shell } = useWords();
  const { data, error } = useQuery({ queryKey: ['content-diff', document.id, locale, from, to], queryFn: ({ signal }) => ask(ConsoleVersionDiffDocument, { input: { id: document.id, locale, from, to } }, { signal }), staleTime: Infinity });
  const nameOf = usePlaceName(document, document.texts.filter((text) => text.locale === locale).map((text) => draftOf(document, text)));
  if (error) return <Failure error={error} />;
  if (!data) return <p role="status">{shell.loading}</p>;
  const { changes, isComplete } = data.versionDiff;
  if (changes.length === 0) return <p>{words.sameText}</p>;
  return (
    <>
      <div className="table-room changes" tabIndex={0} role="group" aria-label={actions.wouldChange}>
        <table>
          <thead><tr>{[words.place, words.compareFrom, words.compareTo].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>{changes.map((one) => <Row key={`${one.kind} ${one.path.join('.')}`} difference={one} name={nameOf(one.path)} />)}</tbody>
        </table>
      </div>
      {!isComplete && <p className="soft">{words.moreChanges}</p>}
    </>
  );
}

const MOST_SHOWN = 400;
const cut = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text);

function Row({ difference: { kind, before, after }, name }: { readonly difference: Difference; readonly name: string }): ReactElement {
  const words = useContentWords();
  const { actions } = useWords();
  const said = (value: unknown): string => cut(typeof value === 'boolean' ? (value ? actions.yes : actions.no) : plainText(value)) || (isRecord(value) ? words.noWords : actions.absent);
  return (
    <tr>
      <th scope="row">{name} <span className="badge">{words.changeKinds[kind]}</span></th>
      <td>{kind !== 'ADDED' && kind !== 'MOVED' && <del>{said(before)}</del>}</td><td>{kind !== 'REMOVED' && kind !== 'MOVED' && <ins>{said(after)}</ins>}</td>
    </tr>
  );
}
