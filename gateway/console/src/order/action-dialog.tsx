import { useEffect, useState, type ReactElement } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import type { Action } from './action.js';
import { ActionForm } from './action-form.js';
import { DifferencesTable } from './differences-table.js';
import { differences } from './differences.js';
import { useAction } from './use-action.js';
import { useActionName } from './use-action-name.js';

interface Asked {
  /** The order or return, as its page shows it. */
  readonly record: object;
  readonly subject: 'order' | 'return';
  readonly action: Action;
  readonly onClose: () => void;
}

/** Asks what an action needs, shows what it would change, and carries it out once that was seen. */
export function ActionDialog({ record, subject, action, onClose }: Asked): ReactElement {
  const nameOf = useActionName();
  const [isAsking, setIsAsking] = useState(action.fields.length > 0);
  const { answers, check, carryOut } = useAction(action, onClose);
  const { mutate } = check;
  useEffect(() => { if (action.fields.length === 0) mutate({}); }, [action, mutate]);
  return (
    <DialogBox title={nameOf(action)} onClose={onClose} isWide>
      {isAsking
        ? <ActionForm action={action} answers={answers} onAnswers={(given) => { setIsAsking(false); mutate(given); }} />
        : <Preview record={record} subject={subject} check={check} carryOut={carryOut} {...(action.fields.length > 0 && { onChange: () => { setIsAsking(true); } })} />}
    </DialogBox>
  );
}

interface Previewed extends Pick<Asked, 'record' | 'subject'>, Pick<ReturnType<typeof useAction>, 'carryOut' | 'check'> {
  readonly onChange?: () => void;
}

function Preview({ record, subject, check, carryOut, onChange }: Previewed): ReactElement {
  const { actions: words, shell } = useWords();
  const error = carryOut.error ?? check.error;
  return (
    <>
      {error && <Failure error={error} />}
      {check.data !== undefined && <><h3>{words.wouldChange}</h3><DifferencesTable found={differences(ofView(record, check.data), check.data)} subject={subject} /></>}
      {check.isPending && <p role="status">{shell.loading}</p>}
      <div className="row">
        {check.data !== undefined && <button type="button" className="button is-main" autoFocus disabled={carryOut.isPending} onClick={() => { carryOut.mutate(); }}>{words.carryOut}</button>}
        {onChange && <button type="button" className="button" onClick={onChange}>{words.changeInput}</button>}
      </div>
    </>
  );
}

/** The page knows more of the record than an action answers: only what both have is compared. */
const ofView = (record: object, view: object | null): unknown => Object.fromEntries(Object.entries(record).filter(([name]) => view !== null && name in view));
