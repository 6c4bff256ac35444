import { useEffect, useState, type ReactElement } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { CheckedPreview } from '../parts/checked-preview.js';
import { useChecked } from '../parts/use-checked.js';
import type { Action } from './action.js';
import { ActionForm } from './action-form.js';
import type { Subject } from './differences-table.js';
import { differences } from './differences.js';
import { useActionName } from './use-action-name.js';

interface Asked {
  /** The order or return, as its page shows it. */
  readonly record: object;
  readonly subject: Subject;
  readonly action: Action;
  readonly onClose: () => void;
}

/** Asks what an action needs, shows what it would change, and carries it out once that was seen. */
export function ActionDialog({ record, subject, action, onClose }: Asked): ReactElement {
  const nameOf = useActionName();
  const [isAsking, setIsAsking] = useState(action.fields.length > 0);
  const checked = useChecked(action.send, onClose);
  const { input: answers = {}, check: { mutate, data } } = checked;
  useEffect(() => { if (action.fields.length === 0) mutate({}); }, [action, mutate]);
  return (
    <DialogBox title={nameOf(action)} onClose={onClose} isWide>
      {isAsking
        ? <ActionForm action={action} answers={answers} onAnswers={(given) => { setIsAsking(false); mutate(given); }} />
        : <CheckedPreview checked={checked} subject={subject} found={data === undefined ? undefined : differences(ofView(record, data), data)} {...(action.fields.length > 0 && { onChange: () => { setIsAsking(true); } })} />}
    </DialogBox>
  );
}

/** The page knows more of the record than an action answers: only what both have is compared. */
const ofView = (record: object, view: object | null): unknown => Object.fromEntries(Object.entries(record).filter(([name]) => view !== null && name in view));
