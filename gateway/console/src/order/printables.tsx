import { useMutation } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { bytesOf } from '../parts/bytes-of.js';
import { download } from '../parts/download.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import { ConsolePrintablesDocument } from './operations/console-printables.generated.js';
import type { FulfillmentOrder } from './use-order.js';

interface Printed {
  readonly reference: string;
  readonly part: FulfillmentOrder;
}

/** The labels and documents of a fulfillment order, to be opened or printed; their content is read when it is wanted. */
export function Printables({ reference, part: { id: partId, labels, orderDocuments } }: Printed): ReactElement | null {
  const { orderWork: { printables: words, documentTypes } } = useWords();
  const fetched = useMutation({ mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) => fetchFile({ reference, partId, id, name }) });
  const button = (id: string, text: string, name: string): ReactElement => <button key={id} type="button" className="button" disabled={fetched.isPending} onClick={() => { fetched.mutate({ id, name }); }}>{text}</button>;
  if (labels.length + orderDocuments.length === 0) return null;
  return (
    <>
      {fetched.error && <Failure error={fetched.error} />}
      <div className="row" role="group" aria-label={words.title}>
        <span className="soft">{words.title}:</span>
        {labels.map(({ id, parcel, status, format, trackingNumber, failureReason }) => (status === 'FAILED'
          ? <span key={id} className="badge is-error">{words.label(parcel)}: {failureReason}</span>
          : button(id, `${words.label(parcel)} ${trackingNumber ?? ''} (${format})`, `${trackingNumber ?? `label-${String(parcel)}`}.${format.toLowerCase()}`)))}
        {orderDocuments.map(({ id, type, filename }) => button(id, `${documentTypes[type] ?? type}: ${filename}`, filename))}
      </div>
    </>
  );
}

interface Wanted {
  readonly reference: string;
  readonly partId: string;
  readonly id: string;
  readonly name: string;
}

async function fetchFile({ reference, partId, id, name }: Wanted): Promise<void> {
  const { order } = await ask(ConsolePrintablesDocument, { reference });
  const files = order?.fulfillmentOrders.filter((one) => one.id === partId).flatMap(({ labels, orderDocuments }) => [...labels, ...orderDocuments]) ?? [];
  const found = files.find((one) => one.id === id);
  if (typeof found?.contentBase64 === 'string') download(new Blob([bytesOf(found.contentBase64)], { type: found.contentType }), name);
}
