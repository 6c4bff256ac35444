import { type ReactElement, type SubmitEvent } from 'react';
import type { UpdateConnectionInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { DialogBox } from '../parts/dialog-box.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import { TextField } from '../parts/fields.js';
import { LocationField } from './location-field.js';
import { formTexts, listOf, orNull } from '../parts/form-texts.js';
import { hasLocation, hasRate, hasWebhook } from './kind-fields.js';
import { ConsoleUpdateConnectionDocument } from './operations/console-update-connection.generated.js';
import { useChange } from './use-change.js';
import type { Connection } from './use-connection.js';

/** Changes the settings of a connection; what was not changed is not sent. */
export function EditDialog({ connection, connection: { id, kind }, onClose }: { readonly connection: Connection; readonly onClose: () => void }): ReactElement {
  const { integrations: words } = useWords();
  const { mutate, isPending, error } = useChange((input: UpdateConnectionInput) => ask(ConsoleUpdateConnectionDocument, { input }), onClose);
  const before = textsOf(connection);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const texts = formTexts(event.currentTarget);
    mutate({ id, ...changedInput(Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== before[name]))) });
  };
  return (
    <DialogBox title={`${words.edit}: ${connection.name}`} onClose={onClose}>
      <form onSubmit={submit}>
        <TextField name="name" label={words.name} value={before['name']} required />
        {hasLocation(kind) && <LocationField value={before['location']} />}
        {hasWebhook(kind) && <TextField name="webhookUrl" label={words.webhookUrl} value={before['webhookUrl']} type="url" />}
        {hasRate(kind) && <TextField name="rate" label={words.rate} value={before['rate']} type="number" required />}
        <TextField name="allowlist" label={words.allowlist} value={before['allowlist']} hint={words.commas} />
        <TextField name="dedicatedHost" label={words.dedicatedHost} value={before['dedicatedHost']} />
        {error && <Failure error={error} />}
        <button type="submit" className="button is-main" disabled={isPending}>{words.save}</button>
      </form>
    </DialogBox>
  );
}

/** What the form shows of a connection. */
const textsOf = ({ name, location, webhookUrl, ratePerMinute, allowlist, dedicatedHost }: Connection): Readonly<Record<string, string>> =>
  ({ name, location: location?.code ?? '', webhookUrl: webhookUrl ?? '', rate: String(ratePerMinute), allowlist: allowlist.join(', '), dedicatedHost: dedicatedHost ?? '' });

/** The graph clears a field by null. */
const changedInput = ({ name, location, webhookUrl, rate, allowlist, dedicatedHost }: Readonly<Record<string, string>>): Omit<UpdateConnectionInput, 'id'> => ({
  ...(name !== undefined && { name }), ...(location !== undefined && { warehouseId: location }), ...(webhookUrl !== undefined && { webhookUrl: orNull(webhookUrl) }), ...(rate !== undefined && { ratePerMinute: Number(rate) }),
  ...(allowlist !== undefined && { allowlist: listOf(allowlist) }), ...(dedicatedHost !== undefined && { dedicatedHost: orNull(dedicatedHost) }),
});
