import { useMutation } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { Facts, Panel } from '../parts/panel.js';
import { bytesOf } from '../parts/bytes-of.js';
import { download } from '../parts/download.js';
import { webAddress } from '../parts/web-address.js';
import { Failure } from '../parts/failure.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ConsoleReturnLabelDocument } from './operations/console-return-label.generated.js';
import type { Returned } from './use-return.js';

interface Shown {
  readonly returned: Returned;
}

/** Who brings it, under which numbers, and the label that the shopper sends it with. */
export function ReturnLabel({ returned, returned: { label, carrier, trackingNumbers, making } }: Shown): ReactElement {
  const { order, orders, returns: words } = useWords();
  return (
    <Panel title={words.label}>
      <Facts facts={[
        [orders.carrier, carrier.name ?? carrier.code],
        [order.parcels, trackingNumbers.length === 0 ? null : <Numbers numbers={trackingNumbers} page={webAddress(making?.trackingUrl)} />],
      ]} />
      {label ? <State label={label} making={making} /> : <p className="soft">{words.noLabel}</p>}
      {label?.status === 'READY' && <LabelButton returned={returned} />}
    </Panel>
  );
}

function Numbers({ numbers, page }: { readonly numbers: readonly string[]; readonly page: string | undefined }): ReactElement {
  const { order } = useWords();
  return <span className="mono">{numbers.join(', ')}{page !== undefined && <> <a href={page} target="_blank" rel="noreferrer">{order.track}</a></>}</span>;
}

/** How far its making is; a failed one says why, and when it is tried again. */
function State({ label: { status, failureReason }, making }: Pick<Returned, 'making'> & { readonly label: NonNullable<Returned['label']> }): ReactElement {
  const { returns: words } = useWords();
  const { moment, count } = useFormat();
  if (status !== 'FAILED' || !making) return <p><span className="badge is-information">{words.labelStates[status]}</span></p>;
  const { attempts, nextAttemptAt } = making;
  return <p className="row"><span className="badge is-error">{words.labelStates[status]}</span>{failureReason}<span className="soft">{words.tries(count(attempts))}{nextAttemptAt !== null && ` · ${words.nextTry} ${moment(nextAttemptAt)}`}</span></p>;
}

/** The file is read when it is wanted. */
function LabelButton({ returned: { id, number } }: Shown): ReactElement {
  const { returns: words } = useWords();
  const fetched = useMutation({ mutationFn: async () => {
    const content = (await ask(ConsoleReturnLabelDocument, { reference: id })).return?.label?.contentBase64;
    if (typeof content === 'string') download(new Blob([bytesOf(content)], { type: 'application/pdf' }), `${number}.pdf`);
  } });
  return <>{fetched.error && <Failure error={fetched.error} />}<p><button type="button" className="button" disabled={fetched.isPending} onClick={() => { fetched.mutate(); }}>{words.printLabel}</button></p></>;
}
