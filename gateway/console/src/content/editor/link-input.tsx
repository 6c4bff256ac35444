import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useContentWords } from '../use-content-words.js';
import { InputLabel, inputFacts, type InputProps } from './input-props.js';

const RecordDialog = lazy(() => import('./record-dialog.js').then(({ RecordDialog: component }) => ({ default: component })));

/** An address, or a path of the site, which can be taken from a page. */
export function LinkInput(props: InputProps): ReactElement {
  const words = useContentWords();
  const [isChoosing, setIsChoosing] = useState(false);
  const { value, onChange, isFixed, label } = props;
  return (
    <>
      <InputLabel {...props} />
      <div className="row is-tight">
        <input {...inputFacts(props)} type="text" inputMode="url" placeholder="https://… /…" maxLength={2000} value={typeof value === 'string' ? value : ''} autoComplete="off" onChange={({ target }) => { onChange(target.value === '' ? undefined : target.value); }} />
        {!isFixed && <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setIsChoosing(true); }}>{words.pathOfPage}<span className="unseen"> {label}</span></button>}
      </div>
      <Suspense>{isChoosing && <RecordDialog kinds={['PAGE', 'ENTRY']} needsPath title={label} onClose={() => { setIsChoosing(false); }} onChoose={({ path }) => { if (path !== undefined) onChange(path); }} />}</Suspense>
    </>
  );
}
