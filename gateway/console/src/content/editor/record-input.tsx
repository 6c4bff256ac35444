import { lazy, Suspense, useState, type ReactElement } from 'react';
import { isRecord } from './json.js';
import { RecordName } from './record-name.js';
import type { RecordKind } from './record-kind.js';
import { useContentWords } from '../use-content-words.js';
import type { InputProps } from './input-props.js';
import { Mark } from './required-mark.js';

const RecordDialog = lazy(() => import('./record-dialog.js').then(({ RecordDialog: component }) => ({ default: component })));

const KEYS = { PAGE: 'page', ENTRY: 'entry', PRODUCT: 'product', CATEGORY: 'category' } as const satisfies Record<RecordKind, string>;

const kindOf = (type: string): RecordKind => (type === 'ENTRY' || type === 'PRODUCT' || type === 'CATEGORY' ? type : 'PAGE');

function numberIn(value: unknown, kind: RecordKind): number | undefined {
  const number = isRecord(value) ? value[KEYS[kind]] : undefined;
  return typeof number === 'number' ? number : undefined;
}

/** A page, an entry, a product or a category that is referred to. */
export function RecordInput({ field, label, value, onChange, id, isFixed, says }: InputProps): ReactElement {
  const words = useContentWords();
  const [isChoosing, setIsChoosing] = useState(false);
  const kind = kindOf(field.type);
  const number = numberIn(value, kind);
  return (
    <div className="row">
      <span className="edited-label">{label}{field.required && <Mark />}</span>
      {number !== undefined && <RecordName kind={kind} id={number} />}
      {!isFixed && <><button id={id} type="button" className="button" aria-haspopup="dialog" aria-describedby={says} onClick={() => { setIsChoosing(true); }}>{number === undefined ? words.choose : words.chooseOther}<span className="unseen"> {label}</span></button>{number !== undefined && <button type="button" className="button is-quiet" aria-label={words.removeOf(label)} onClick={() => { onChange(undefined); }}>×</button>}</>}
      <Suspense>{isChoosing && <RecordDialog kinds={[kind]} collection={field.collection ?? null} title={label} onClose={() => { setIsChoosing(false); }} onChoose={(found) => { onChange({ [KEYS[kind]]: found.id }); }} />}</Suspense>
    </div>
  );
}
