import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { systemClock } from '#kernel/clock.js';
import { ask } from '../graph/ask.js';
import { DialogBox } from '../parts/dialog-box.js';
import { Failure } from '../parts/failure.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { formTexts } from '../parts/form-texts.js';
import { ConsoleRecoverDeliveriesDocument } from './operations/console-recover-deliveries.generated.js';
import { useChange } from './use-change.js';

const HOURS = ['1', '6', '24', '72', '168', '720'] as const;
const HOUR = 3_600_000;

/** Asks since when, counts by a dry run what would be sent again, and sends it once that was seen. */
export function RecoverDialog({ connection: connectionId, onClose }: { readonly connection: string; readonly onClose: () => void }): ReactElement {
  const { integrations: words, actions } = useWords();
  const { count } = useFormat();
  const [since, setSince] = useState('');
  const check = useMutation({ mutationFn: async (at: string) => (await ask(ConsoleRecoverDeliveriesDocument, { input: { connectionId, since: at }, dryRun: true })).recoverDeliveries });
  const send = useChange(async (at: string) => (await ask(ConsoleRecoverDeliveriesDocument, { input: { connectionId, since: at }, dryRun: false })).recoverDeliveries, () => undefined);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const at = new Date(systemClock.now().getTime() - Number(formTexts(event.currentTarget)['hours']) * HOUR).toISOString();
    setSince(at);
    check.mutate(at);
  };
  if (send.data !== undefined) return <DialogBox title={words.recover} onClose={onClose}><p className="notice is-success" role="status">{words.wereResent(count(send.data))}</p></DialogBox>;
  return (
    <DialogBox title={words.recover} onClose={onClose}>
      <form onSubmit={submit}>
        <label className="field">{words.recoverSince}<select name="hours" defaultValue="24" onChange={() => { check.reset(); }}>{HOURS.map((hours) => <option key={hours} value={hours}>{words.lastHours(hours)}</option>)}</select></label>
        <button type="submit" className="button" disabled={check.isPending}>{actions.check}</button>
      </form>
      <Problem error={send.error ?? check.error} />
      {check.data !== undefined && <Found count={check.data} isPending={send.isPending} onSend={() => { send.mutate(since); }} />}
    </DialogBox>
  );
}

const Problem = ({ error }: { readonly error: unknown }): ReactElement | null => (error === null ? null : <Failure error={error} />);

function Found({ count: found, isPending, onSend }: { readonly count: number; readonly isPending: boolean; readonly onSend: () => void }): ReactElement {
  const { integrations: words } = useWords();
  const { count } = useFormat();
  return <><p role="status">{words.wouldResend(count(found))}</p>{found > 0 && <button type="button" className="button is-main" disabled={isPending} onClick={onSend}>{words.resend}</button>}</>;
}
