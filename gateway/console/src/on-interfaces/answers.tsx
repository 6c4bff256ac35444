import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { laidOut } from '../integrations/readable-body.js';
import { Failure } from '../parts/failure.js';
import { useCopy } from '../parts/use-copy.js';
import { useWords } from '../words/use-words.js';
import { ConsoleOrderOnInterfacesDocument, type ConsoleOrderOnInterfacesQuery } from './console-order-on-interfaces.generated.js';

type Answered = ConsoleOrderOnInterfacesQuery['orderOnInterfaces'][number];

/** What each connection is answered, side by side. */
export function Answers({ reference, number }: { readonly reference: string; readonly number: string }): ReactElement {
  const { shell, orderWork: { interfaces: words } } = useWords();
  const { data, error, refetch } = useQuery({ queryKey: ['order on interfaces', reference], queryFn: ({ signal }) => ask(ConsoleOrderOnInterfacesDocument, { reference }, { signal }) });
  if (error) return <Failure error={error} onRetry={() => { void refetch(); }} />;
  if (!data) return <p role="status">{shell.loading}</p>;
  if (data.orderOnInterfaces.length === 0) return <p>{words.none}</p>;
  return <div className="side-by-side">{data.orderOnInterfaces.map((one) => <Shown key={one.connectionId} answered={one} number={number} />)}</div>;
}

const REFUSED = 400;

function Shown({ answered: { letter, connectionName, request, status, contentType, body }, number }: { readonly answered: Answered; readonly number: string }): ReactElement {
  const { orderWork: { interfaces: words } } = useWords();
  const { copy, isCopied } = useCopy(body);
  const title = `${letter} · ${words.names[letter] ?? ''} · ${connectionName}`;
  return (
    <section aria-label={title}>
      <h3>{title}<span className={status < REFUSED ? 'badge is-success' : 'badge is-warning'}>{status}</span></h3>
      <p className="mono soft">{request}</p>
      {status < REFUSED && !body.includes(number) && <p>{words.absent}</p>}
      <pre className="answer" tabIndex={0} role="group" aria-label={words.answer(letter)}>{laidOut(body)}</pre>
      <p className="row"><button type="button" className="button" onClick={copy}>{isCopied === true ? words.copied : words.copy}</button><span className="soft">{contentType}</span></p>
    </section>
  );
}
