import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent } from 'react';
import type { TrackingStatus } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { ConsoleUpdateConnectionDocument } from '../integrations/operations/console-update-connection.generated.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';

const STATUSES = ['PENDING', 'PICKED_UP', 'IN_TRANSIT', 'HELD', 'OUT_FOR_DELIVERY', 'DELIVERED', 'EXCEPTION', 'RETURNED_TO_SENDER'] as const satisfies readonly TrackingStatus[];

interface Mapped {
  readonly connectionId: string;
  readonly code: string;
  /** What the carrier's description of it says. */
  readonly suggested: TrackingStatus | null;
}

/** Gives a carrier's code a meaning, which counts for what it sends from then on. */
export function MapCode({ connectionId, code, suggested }: Mapped): ReactElement {
  const { today: words, integrations, statuses: { shipment } } = useWords();
  const names: Readonly<Record<TrackingStatus, string>> = { ...shipment, PENDING: shipment.LABEL_CREATED, HELD: words.atDepot };
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({ mutationFn: (status: TrackingStatus) => mapCode(connectionId, { code, status }), onSuccess: () => client.invalidateQueries({ queryKey: ['today', 'codes'] }) });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('status');
    const status = STATUSES.find((one) => one === chosen);
    if (status) mutate(status);
  };
  return (
    <form className="row" onSubmit={submit}>
      <label className="row">{words.means}<span className="unseen"> {code}</span> <select name="status" required defaultValue={suggested ?? ''}><option value="" />{STATUSES.map((status) => <option key={status} value={status}>{names[status]}</option>)}</select></label>
      <button type="submit" className="button" disabled={isPending}>{integrations.save}<span className="unseen"> {code}</span></button>
      {error && <Failure error={error} />}
    </form>
  );
}

/** The rest of the map stays, whoever changes it meanwhile. */
const mapCode = (id: string, mapped: { readonly code: string; readonly status: TrackingStatus }): Promise<unknown> =>
  ask(ConsoleUpdateConnectionDocument, { input: { id, carrier: { codes: [{ ...mapped, before: null }] } } });
