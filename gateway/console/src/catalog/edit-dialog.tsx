import { useEffect, useState, type ReactElement } from 'react';
import { DialogBox } from '../parts/dialog-box.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import type { Edit } from './edit.js';
import { FailureDetails } from './failure-details.js';
import { EditForm } from './edit-form.js';
import { NamedChanges } from './named-changes.js';
import { useCatalogWords } from './use-catalog-words.js';
import { useEdit, type CheckedEdit, type EditOnItsWay } from './use-edit.js';

/** Asks for a change, shows it as a difference, says who changed the same meanwhile, and carries it out once that was seen. */
export function EditDialog({ edit, onClose }: { readonly edit: Edit; readonly onClose: () => void }): ReactElement {
  const hasForm = edit.fields.length > 0;
  const [isAsking, setIsAsking] = useState(hasForm);
  const going = useEdit(edit, onClose);
  const { mutate } = going.check;
  useEffect(() => { if (!hasForm) mutate({}); }, [hasForm, mutate]);
  return (
    <DialogBox title={edit.title} onClose={onClose} isWide>
      {isAsking
        ? <EditForm edit={edit} fields={going.fields} answers={going.answers} onAnswers={(answers) => { setIsAsking(false); mutate(answers); }} />
        : <Preview edit={edit} going={going} {...(hasForm && { onChange: () => { setIsAsking(true); } })} />}
    </DialogBox>
  );
}

interface Previewed {
  readonly edit: Edit;
  readonly going: EditOnItsWay;
  readonly onChange?: () => void;
}

function Preview({ edit: { advice, label }, going: { check, carryOut, takeTheirs }, onChange }: Previewed): ReactElement {
  const { actions: words, shell } = useWords();
  const error = carryOut.error ?? check.error;
  return (
    <>
      {onChange === undefined && <p>{advice}</p>}
      {error && <><Failure error={error} /><FailureDetails error={error} /></>}
      {check.data && <Checked checked={check.data} onTheirs={(checked) => { takeTheirs(checked); onChange?.(); }} />}
      {check.isPending && <p role="status">{shell.loading}</p>}
      <div className="row">
        {check.data && <CarryOut checked={check.data} label={label} isBusy={carryOut.isPending} onCarryOut={carryOut.mutate} />}
        {onChange && <button type="button" className="button" onClick={onChange}>{words.changeInput}</button>}
      </div>
    </>
  );
}

function Checked({ checked, onTheirs }: { readonly checked: CheckedEdit; readonly onTheirs: (checked: CheckedEdit) => void }): ReactElement {
  const { actions } = useWords();
  return <><Conflicts checked={checked} onTheirs={() => { onTheirs(checked); }} /><h3>{actions.wouldChange}</h3><NamedChanges found={checked.found} /></>;
}

interface Offered {
  readonly checked: CheckedEdit;
  readonly label: string | undefined;
  readonly isBusy: boolean;
  readonly onCarryOut: (checked: CheckedEdit) => void;
}

function CarryOut({ checked, label, isBusy, onCarryOut }: Offered): ReactElement | null {
  const { actions } = useWords();
  return checked.found.length === 0 ? null : <button type="button" className="button is-main" autoFocus disabled={isBusy} onClick={() => { onCarryOut(checked); }}>{label ?? actions.carryOut}</button>;
}

/** Who changed the same meanwhile, and to what. */
function Conflicts({ checked: { conflicts, lastChange }, onTheirs }: { readonly checked: CheckedEdit; readonly onTheirs: () => void }): ReactElement | null {
  const words = useCatalogWords();
  if (conflicts.length === 0) return null;
  return (
    <div className="notice is-warning" role="alert">
      <p><strong>{words.conflict}</strong>{lastChange !== undefined && ` ${lastChange}`}</p>
      <ul>{conflicts.map(({ field: { name, label, group, value } }) => <li key={name}>{words.conflictOf([group, label].filter((one) => one !== undefined).join(' › '), value === '' ? '–' : value.slice(0, SHOWN))}</li>)}</ul>
      <p>{words.conflictAdvice}</p>
      <button type="button" className="button" onClick={onTheirs}>{words.takeTheirs}</button>
    </div>
  );
}

/** Characters of a value. */
const SHOWN = 200;
