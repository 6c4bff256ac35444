import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { ConnectionKind, CreateConnectionInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { DialogBox } from '../parts/dialog-box.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import { createInput } from './create-input.js';
import { TextField } from '../parts/fields.js';
import { formTexts } from '../parts/form-texts.js';
import { FieldsOfKind } from './fields-of-kind.js';
import { KINDS, LETTERS } from './managed-kinds.js';
import { NewCredentials } from './new-credentials.js';
import type { ConsoleCredentialsFragment } from './operations/console-credentials.generated.js';
import { ConsoleCreateConnectionDocument } from './operations/console-create-connection.generated.js';
import { useChange } from './use-change.js';

/** Makes a connection, and shows its credentials this once. */
export function CreateDialog({ kinds, onClose }: { readonly kinds: readonly ConnectionKind[]; readonly onClose: () => void }): ReactElement {
  const { integrations: words } = useWords();
  const [kind, setKind] = useState(kinds[0] ?? 'FULFILLMENT');
  const [made, setMade] = useState<ConsoleCredentialsFragment>();
  const { mutate, isPending, error } = useChange((input: CreateConnectionInput) => ask(ConsoleCreateConnectionDocument, { input }), ({ createConnection }) => { setMade(createConnection); });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    mutate(createInput(kind, formTexts(event.currentTarget)));
  };
  if (made) return <NewCredentials made={made} onClose={onClose} />;
  return (
    <DialogBox title={words.create} onClose={onClose}>
      <form onSubmit={submit}>
        <label className="field">{words.interface}<select value={kind} onChange={({ target: { value } }) => { setKind(KINDS.find((known) => known === value) ?? kind); }}>{kinds.map((one) => <option key={one} value={one}>{`${LETTERS[one]} · ${words.kinds[one]}`}</option>)}</select></label>
        <TextField name="name" label={words.name} required />
        <FieldsOfKind key={kind} kind={kind} />
        <label className="row"><input type="checkbox" name="activate" value="yes" /> {words.activateNow}</label>
        {error && <Failure error={error} />}
        <button type="submit" className="button is-main" disabled={isPending}>{words.create}</button>
      </form>
    </DialogBox>
  );
}
