import { type ReactElement } from 'react';
import { blockId, useEditing, useValue } from './editing.js';
import { FieldEditor } from './field-editor.js';
import type { BlockKind } from './field.js';
import { isList, isRecord, recordsOf, withMoved, type JsonRecord } from './json.js';
import { Moves } from '../tree/moves.js';
import { Problems } from './problems.js';
import { useContentWords } from '../use-content-words.js';

/** The blocks of a page: each a form of its type; they are moved, removed, and added at any place. */
export function BlocksEditor(): ReactElement {
  const { document: { blocks: kinds }, draft, set, isFixed } = useEditing();
  const words = useContentWords();
  const blocks = isList(draft['blocks']) ? draft['blocks'] : [];
  const become = (changed: readonly unknown[], at: number): void => {
    set(['blocks'], changed);
    focusLater(at);
  };
  const add = (at: number) => ({ key: type }: BlockKind): void => { become(blocks.toSpliced(at, 0, { id: crypto.randomUUID(), type }), at); };
  return (
    <>
      {blocks.length === 0 && <p className="soft">{words.noBlocks}</p>}
      {blocks.map((block, at) => (
        <section key={isRecord(block) ? String(block['id']) : at} className="panel block" id={blockId(at)} tabIndex={-1} aria-label={`${nameOf(block, kinds)} ${String(at + 1)}`}>
          <div className="card-head">
            <h2>{nameOf(block, kinds)} <span className="soft">{words.placeOf(String(at + 1), String(blocks.length))}</span></h2>
            <Moves name={`${nameOf(block, kinds)} ${String(at + 1)}`} place={at} count={blocks.length} onMove={(to) => { become(withMoved(blocks, at, to), to); }} onRemove={() => { become(blocks.toSpliced(at, 1), Math.max(0, at - 1)); }} />
          </div>
          <Block place={at} kinds={kinds} block={block} />
          {!isFixed && at < blocks.length - 1 && <details className="add"><summary>{words.addBelow}</summary><Kinds kinds={kinds} onAdd={add(at + 1)} /></details>}
        </section>
      ))}
      {!isFixed && <div role="group" aria-label={words.addBlock} className="row"><span className="soft">{words.addBlock}</span><Kinds kinds={kinds} onAdd={add(blocks.length)} /></div>}
    </>
  );
}

const nameOf = (block: unknown, kinds: readonly BlockKind[]): string => {
  const type = isRecord(block) ? block['type'] : undefined;
  return kinds.find(({ key }) => key === type)?.label ?? String(type);
};

/** A block whose type its template does not have stays, and says so. */
function Block({ place, kinds, block }: { readonly place: number; readonly kinds: readonly BlockKind[]; readonly block: unknown }): ReactElement {
  const words = useContentWords();
  const { problems } = useValue(['blocks', place, 'type'], true);
  const own = useValue(['blocks', place], false).problems;
  const kind = kinds.find(({ key }) => isRecord(block) && key === block['type']);
  return (
    <>
      <Problems id={`${blockId(place)}.problems`} problems={[...own, ...problems]} />
      {kind ? kind.fields.map((field) => <FieldEditor key={field.key} field={field} path={['blocks', place, field.key]} />) : <p className="notice is-warning">{words.unknownBlock}</p>}
    </>
  );
}

const Kinds = ({ kinds, onAdd }: { readonly kinds: readonly BlockKind[]; readonly onAdd: (kind: BlockKind) => void }): ReactElement =>
  <>{kinds.map((kind) => <button key={kind.key} type="button" className="button" onClick={() => { onAdd(kind); }}>+ {kind.label}</button>)}</>;

/** The focus goes with the block, once it is in its place. */
function focusLater(place: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const block = document.getElementById(blockId(place));
    block?.focus({ preventScroll: true });
    block?.scrollIntoView({ block: 'nearest' });
  }));
}

/** The blocks that the source has and this text has not, for who translates. */
export const missingBlocks = (draft: JsonRecord, source: JsonRecord): readonly JsonRecord[] => {
  const known = new Set(recordsOf(draft['blocks']).map(({ id }) => id));
  return recordsOf(source['blocks']).filter(({ id }) => !known.has(id));
};
