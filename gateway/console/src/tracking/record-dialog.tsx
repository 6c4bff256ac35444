import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { RecordShipmentStatusInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { ChoiceField, TextField } from '../parts/fields.js';
import { formTexts } from '../parts/form-texts.js';
import { differences } from '../order/differences.js';
import { CheckedPreview } from '../parts/checked-preview.js';
import { DialogBox } from '../parts/dialog-box.js';
import { localMoment, momentOf } from '../parts/local-moment.js';
import { useChecked } from '../parts/use-checked.js';
import { useTimeZone } from '../words/use-time-zone.js';
import { useWords } from '../words/use-words.js';
import { ConsoleRecordStatusDocument, type ConsoleRecordStatusMutation } from './operations/console-record-status.generated.js';
import { PARCEL_STATUSES } from './parcel-search.js';
import type { Parcel } from './use-parcel.js';
import { useTrackingWords } from './use-tracking-words.js';

interface Asked {
  readonly parcel: Parcel;
  readonly onClose: () => void;
}

type Recorded = ConsoleRecordStatusMutation['recordShipmentStatus'];
type Answers = Omit<RecordShipmentStatusInput, 'shipmentId'>;

/** Records by hand what became of a parcel: what would change is seen first. */
export function RecordDialog({ parcel, parcel: { id: shipmentId }, onClose }: Asked): ReactElement {
  const words = useTrackingWords();
  const [isAsking, setIsAsking] = useState(true);
  const checked = useChecked<Answers, Recorded>(async (answers, { dryRun, ...sending }) => (await ask(ConsoleRecordStatusDocument, { input: { shipmentId, ...answers }, dryRun }, sending)).recordShipmentStatus, onClose);
  return (
    <DialogBox title={words.record} onClose={onClose} isWide>
      {isAsking
        ? <Questions status={checked.input?.status ?? parcel.status} at={checked.input?.at} onAnswers={(answers) => { setIsAsking(false); checked.check.mutate(answers); }} />
        : <CheckedPreview checked={checked} found={checked.check.data && differences(viewOf(parcel, parcel), viewOf(parcel, checked.check.data))} onChange={() => { setIsAsking(true); }} />}
    </DialogBox>
  );
}

function Questions({ status, at, onAnswers }: { readonly status: string; readonly at: string | null | undefined; readonly onAnswers: (answers: Answers) => void }): ReactElement {
  const { actions, statuses } = useWords();
  const [words, timeZone] = [useTrackingWords(), useTimeZone()];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { status: chosen, at: time = '' } = formTexts(event.currentTarget);
    const known = PARCEL_STATUSES.find((one) => one === chosen);
    if (known) onAnswers({ status: known, at: time === '' ? null : momentOf(time, timeZone) });
  };
  return (
    <form onSubmit={submit}>
      <p className="soft">{words.recordAdvice}</p>
      <div className="fields">
        <ChoiceField name="status" label={words.newStatus} value={status} options={PARCEL_STATUSES.map((one) => [one, statuses.shipment[one]])} />
        <TextField name="at" label={words.happenedAt} value={at == null ? '' : localMoment(at, timeZone)} type="datetime-local" />
      </div>
      <button type="submit" className="button is-main">{actions.check}</button>
    </form>
  );
}

/** What may change of a parcel and its order, as the table of differences names it. */
const viewOf = ({ id, trackingNumbers: [title] }: Parcel, { status, deliveredAt, order }: Pick<Recorded, 'deliveredAt' | 'order' | 'status'>): object =>
  ({ shipments: [{ id, title, status, deliveredAt }], order: order && { status: order.status } });
