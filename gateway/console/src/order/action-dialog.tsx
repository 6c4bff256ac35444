import { useEffect, useState, type ReactElement } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import type { Action } from './action.js';
import { ActionForm } from './action-form.js';
import { DifferencesTable } from './differences-table.js';
import { differences } from './differences.js';
import type { Order } from './use-order.js';
import { useAction } from './use-action.js';

interface Asked {
  readonly order: Order;
  readonly action: Action;
  readonly onClose: () => void;
}

/** Asks what an action needs, shows what it would change, and carries it out once that was seen. */
export function ActionDialog({ order, action, onClose }: Asked): ReactElement {
  const { actions: words } = useWords();
  const [isAsking, setIsAsking] = useState(action.fields.length > 0);
  const { answers, check, carryOut } = useAction(action, onClose);
  const { mutate } = check;
  useEffect(() => { if (action.fields.length === 0) mutate({}); }, [action, mutate]);
  return (
    <DialogBox title={words.names[action.name]} onClose={onClose} isWide>
      {isAsking
        ? <ActionForm action={action} answers={answers} onAnswers={(given) => { setIsAsking(false); mutate(given); }} />
        : <Preview order={order} check={check} carryOut={carryOut} {...(action.fields.length > 0 && { onChange: () => { setIsAsking(true); } })} />}
    </DialogBox>
  );
}

interface Previewed extends Pick<Asked, 'order'>, Pick<ReturnType<typeof useAction>, 'carryOut' | 'check'> {
  readonly onChange?: () => void;
}

function Preview({ order, check, carryOut, onChange }: Previewed): ReactElement {
  const { actions: words, shell } = useWords();
  const error = carryOut.error ?? check.error;
  return (
    <>
      {error && <Failure error={error} />}
      {check.data !== undefined && <><h3>{words.wouldChange}</h3><DifferencesTable found={differences(ofView(order, check.data), check.data)} /></>}
      {check.isPending && <p role="status">{shell.loading}</p>}
      <div className="row">
        {check.data !== undefined && <button type="button" className="button is-main" autoFocus disabled={carryOut.isPending} onClick={() => { carryOut.mutate(); }}>{words.carryOut}</button>}
        {onChange && <button type="button" className="button" onClick={onChange}>{words.changeInput}</button>}
      </div>
    </>
  );
}

/** The page knows more of the order than an action answers: only what both have is compared. */
const ofView = (order: Order, view: object | null): unknown => Object.fromEntries(Object.entries(order).filter(([name]) => view !== null && name in view));
