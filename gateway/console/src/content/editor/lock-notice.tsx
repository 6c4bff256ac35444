import { type ReactElement } from 'react';
import { Failure } from '../../parts/failure.js';
import { useFormat } from '../../words/use-format.js';
import { useContentWords } from '../use-content-words.js';
import type { Holder, Locking } from './use-lock.js';

/** Who else edits the text, until when, and what can be done. */
export function LockNotice({ holder: { by, until }, lock: { takeOver, isTaking, error } }: { readonly holder: Holder; readonly lock: Locking }): ReactElement {
  const words = useContentWords();
  const { moment } = useFormat();
  return (
    <div className="notice is-warning" role="alert">
      <p><strong>{words.heldBy(by)}</strong></p>
      <p>{words.heldUntil(moment(until))}</p>
      {error && <Failure error={error} />}
      <button type="button" className="button" disabled={isTaking} onClick={takeOver}>{words.takeOver}</button>
    </div>
  );
}
