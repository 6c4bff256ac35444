import { type ReactElement, type ReactNode } from 'react';
import { DifferencesTable, type Subject } from '../order/differences-table.js';
import type { Difference } from '../order/differences.js';
import { useWords } from '../words/use-words.js';
import { Failure } from './failure.js';
import type { Checked } from './use-checked.js';

interface Previewed<Input, Answer> {
  readonly checked: Checked<Input, Answer>;
  /** What would change, once the graph has said that it may. */
  readonly found: readonly Difference[] | undefined;
  /** Whose fields they are; those of an order unless given. */
  readonly subject?: Subject;
  /** Back to the questions, where there are some. */
  readonly onChange?: () => void;
  /** What else there is to know before it is done. */
  readonly children?: ReactNode;
}

/** What a change would do, and the button that does it. */
export function CheckedPreview<Input, Answer>({ checked: { check, carryOut }, found, subject = 'order', onChange, children }: Previewed<Input, Answer>): ReactElement {
  const { actions: words, shell } = useWords();
  const error = carryOut.error ?? check.error;
  return (
    <>
      {error && <Failure error={error} />}
      {found && <><h3>{words.wouldChange}</h3><DifferencesTable found={found} subject={subject} /></>}
      {children}
      {check.isPending && <p role="status">{shell.loading}</p>}
      <div className="row">
        {found && <button type="button" className="button is-main" autoFocus disabled={carryOut.isPending} onClick={() => { carryOut.mutate(); }}>{words.carryOut}</button>}
        {onChange && <button type="button" className="button" onClick={onChange}>{words.changeInput}</button>}
      </div>
    </>
  );
}
